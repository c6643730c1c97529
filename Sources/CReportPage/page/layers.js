// A layered drawing of a graph, left to right: layers by the longest way from a root, the order within a layer by the
// middle of the neighbours, and heights that differ least from the neighbours' while nothing overlaps.

/**
 * nodes: {height, leastLayer}; edges: {from, to}, indices. Returns the box's size, for each node its {x, y} (left and
 * middle) and for each edge the points it passes, from the right of its cause to the left of its effect.
 */
function layOutLayers(nodes, edges, { width, columnGap, rowGap }) {
  const items = nodes.map((node, index) => ({ ...node, index, before: [], after: [] }));
  const ways = orientedEdges(nodes.length, edges);
  assignLayers(items, ways);
  // An edge past layers goes through a small item in each, so that nothing stands in its way.
  const passing = ways.map((way) => {
    if (way === null) return [];
    const through = [items[way.from]];
    for (let layer = items[way.from].layer + 1; layer < items[way.to].layer; layer++) {
      through.push({ index: items.push({ height: 4, layer, before: [], after: [] }) - 1 });
    }
    const all = [...through.map(({ index }) => items[index]), items[way.to]];
    for (let i = 1; i < all.length; i++) {
      all[i].before.push(all[i - 1]);
      all[i - 1].after.push(all[i]);
    }
    return way.isReversed ? all.reverse() : all;
  });
  for (const [index, item] of items.entries()) item.index = index;
  const layers = [];
  for (const item of items) (layers[item.layer] ??= []).push(item);
  for (let i = 0; i < layers.length; i++) layers[i] ??= [];
  orderLayers(layers);
  placeRows(layers, rowGap);
  const x = (item) => item.layer * (width + columnGap);
  return {
    width: layers.length * (width + columnGap) - columnGap,
    height: Math.max(0, ...items.map((item) => item.y + item.height / 2)),
    nodes: items.slice(0, nodes.length).map((item) => ({ x: x(item), y: item.y })),
    edges: passing.map((all, edge) => all.map((item, i) => {
      const isEnd = i === 0 || i === all.length - 1;
      const isReversed = ways[edge].isReversed;
      return { left: x(item), right: x(item) + width, y: item.y, isEnd, isReversed };
    })),
  };
}

/** Edges without circles: those that lead back are reversed; null for one from a node to itself. */
function orientedEdges(count, edges) {
  const after = Array.from({ length: count }, () => []);
  edges.forEach(({ from, to }, index) => from !== to && after[from].push({ to, index }));
  const state = new Uint8Array(count);
  const isReversed = new Set();
  for (let root = 0; root < count; root++) {
    if (state[root]) continue;
    const path = [{ node: root, next: 0 }];
    state[root] = 1;
    while (path.length) {
      const top = path[path.length - 1];
      const edge = after[top.node][top.next++];
      if (!edge) {
        state[top.node] = 2;
        path.pop();
      } else if (state[edge.to] === 1) {
        isReversed.add(edge.index);
      } else if (state[edge.to] === 0) {
        state[edge.to] = 1;
        path.push({ node: edge.to, next: 0 });
      }
    }
  }
  return edges.map(({ from, to }, index) => (from === to ? null : isReversed.has(index) ? { from: to, to: from, isReversed: true } : { from, to, isReversed: false }));
}

function assignLayers(items, ways) {
  const incoming = new Int32Array(items.length);
  const after = items.map(() => []);
  for (const way of ways) {
    if (!way) continue;
    incoming[way.to]++;
    after[way.from].push(way.to);
  }
  const ready = items.filter((_, index) => !incoming[index]).map(({ index }) => index);
  for (const item of items) item.layer = item.leastLayer;
  while (ready.length) {
    const from = ready.pop();
    for (const to of after[from]) {
      items[to].layer = Math.max(items[to].layer, items[from].layer + 1);
      if (--incoming[to] === 0) ready.push(to);
    }
  }
}

function orderLayers(layers) {
  const number = (layer) => layer.forEach((item, place) => (item.place = place));
  layers.forEach(number);
  for (let round = 0; round < 16; round++) {
    const isForward = round % 2 === 0;
    for (let i = 0; i < layers.length; i++) {
      const layer = layers[isForward ? i : layers.length - 1 - i];
      for (const item of layer) {
        const near = isForward ? item.before : item.after;
        item.middle = near.length ? near.reduce((sum, { place }) => sum + place, 0) / near.length : item.place;
      }
      layer.sort((a, b) => a.middle - b.middle || a.place - b.place);
      number(layer);
    }
  }
}

function placeRows(layers, gap) {
  for (const layer of layers) {
    let y = 0;
    for (const item of layer) {
      item.y = y + item.height / 2;
      y += item.height + gap;
    }
  }
  for (let round = 0; round < 12; round++) {
    const isForward = round % 2 === 0;
    for (let i = 0; i < layers.length; i++) {
      const layer = layers[isForward ? i : layers.length - 1 - i];
      const wanted = layer.map((item) => {
        const near = round > 8 ? [...item.before, ...item.after] : isForward ? item.before : item.after;
        return near.length ? near.reduce((sum, { y }) => sum + y, 0) / near.length : item.y;
      });
      spread(layer, wanted, gap);
    }
  }
  const top = Math.min(...layers.flat().map((item) => item.y - item.height / 2));
  for (const item of layers.flat()) item.y = Math.round(item.y - top);
}

/** The heights nearest to those wanted, by least squares, at which neighbours keep their distance: pools of neighbours
 * that would overlap move together. */
function spread(layer, wanted, gap) {
  const offsets = [0];
  for (let i = 1; i < layer.length; i++) offsets.push(offsets[i - 1] + layer[i - 1].height / 2 + gap + layer[i].height / 2);
  const pools = [];
  layer.forEach((_, i) => {
    let pool = { sum: wanted[i] - offsets[i], count: 1 };
    while (pools.length && pools[pools.length - 1].sum / pools[pools.length - 1].count > pool.sum / pool.count) {
      const { sum, count } = pools.pop();
      pool = { sum: pool.sum + sum, count: pool.count + count };
    }
    pools.push(pool);
  });
  let i = 0;
  for (const { sum, count } of pools) for (const end = i + count; i < end; i++) layer[i].y = sum / count + offsets[i];
}
