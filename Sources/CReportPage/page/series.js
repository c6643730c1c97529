// Spans in order of their begin, with what is needed to paint any window of them at once: the longest span among any
// run of neighbours, and the span that reaches furthest to the right of all before a given one.

const fanOut = 16;

/** The greatest of any run of values, in time that grows with the logarithm of the run's length. */
class MaxPyramid {
  constructor(values) {
    this.levels = [values];
    for (let below = values; below.length > fanOut;) {
      const level = new Float32Array(Math.ceil(below.length / fanOut));
      for (let i = 0; i < level.length; i++) {
        let greatest = 0;
        for (let k = i * fanOut, end = Math.min(k + fanOut, below.length); k < end; k++) {
          if (below[k] > greatest) greatest = below[k];
        }
        level[i] = greatest;
      }
      this.levels.push(level);
      below = level;
    }
  }

  /** The greatest value of `from..<to`, 0 for none. */
  max(from, to) {
    let greatest = 0;
    for (let depth = 0; from < to; depth++) {
      const level = this.levels[depth];
      if (to - from <= 2 * fanOut || depth === this.levels.length - 1) {
        for (; from < to; from++) if (level[from] > greatest) greatest = level[from];
        break;
      }
      for (; from % fanOut; from++) if (level[from] > greatest) greatest = level[from];
      for (; to % fanOut; to--) if (level[to - 1] > greatest) greatest = level[to - 1];
      from /= fanOut;
      to /= fanOut;
    }
    return greatest;
  }
}

class SpanSeries {
  /** `item`: what each span is called outside, a number; absent where that is its index. */
  constructor(start, duration, item = null) {
    Object.assign(this, { start, duration, item, count: start.length });
    this.longest = new MaxPyramid(duration);
    // For each block of spans, the one of it or of those before it that ends last.
    const blocks = Math.ceil(this.count / fanOut);
    this.reaching = new Int32Array(blocks);
    let best = -1;
    let bestEnd = -Infinity;
    for (let i = 0; i < this.count; i++) {
      const end = start[i] + duration[i];
      if (end > bestEnd) [best, bestEnd] = [i, end];
      if (i % fanOut === fanOut - 1 || i === this.count - 1) this.reaching[Math.floor(i / fanOut)] = best;
    }
  }

  end(i) { return this.start[i] + this.duration[i]; }
  itemAt(i) { return this.item ? this.item[i] : i; }
  firstFrom(time) { return lowerBound(this.start, time); }

  /** Among the spans before `index`, the one that ends last; -1 for none. */
  reachingFurthest(index) {
    if (index <= 0) return -1;
    const block = Math.floor(index / fanOut);
    let best = block > 0 ? this.reaching[block - 1] : -1;
    for (let i = block * fanOut; i < index; i++) if (best < 0 || this.end(i) > this.end(best)) best = i;
    return best;
  }

  /** The span at a time: the innermost that covers it, else the longest that lies within the tolerance; -1 for none. */
  at(time, tolerance) {
    const after = this.firstFrom(time + tolerance);
    // Nested spans lie close together; who covers the time from far away is the one that reaches furthest.
    for (let i = after - 1, last = Math.max(0, after - 512); i >= last; i--) {
      if (this.start[i] <= time && this.end(i) >= time && this.duration[i] >= tolerance / 2) return i;
    }
    const reaching = this.reachingFurthest(after);
    if (reaching >= 0 && this.end(reaching) >= time - tolerance && this.duration[reaching] > 2 * tolerance) return reaching;
    const before = this.firstFrom(time - tolerance);
    let best = -1;
    for (let i = before, last = Math.min(after, before + 100_000); i < last; i++) {
      if (best < 0 || this.duration[i] > this.duration[best]) best = i;
    }
    return best;
  }

  /** Those of a series for which `accepts(index)` holds. */
  static filtered(start, duration, accepts) {
    let count = 0;
    for (let i = 0; i < start.length; i++) if (accepts(i)) count++;
    if (count === start.length) return new SpanSeries(start, duration);
    const [starts, durations, items] = [new Float64Array(count), new Float64Array(count), new Int32Array(count)];
    for (let i = 0, k = 0; i < start.length; i++) {
      if (!accepts(i)) continue;
      starts[k] = start[i];
      durations[k] = duration[i];
      items[k++] = i;
    }
    return new SpanSeries(starts, durations, items);
  }
}
