// Sorting by whole numbers without a call for each comparison: millions of rows in a fraction of a second.

const digitBits = 11;
const digitValues = 1 << digitBits;

/**
 * The numbers of `list` by their keys, `keyOf(number)`, integers from 0 up; equal ones stay in order. By one digit after
 * the other from the lowest (LSD radix sort), in linear time.
 */
function sortedByKey(list, keyOf) {
  const { length } = list;
  let keys = new Float64Array(length);
  let greatest = 0;
  for (let i = 0; i < length; i++) {
    keys[i] = keyOf(list[i]);
    if (keys[i] > greatest) greatest = keys[i];
  }
  let items = list.slice();
  let [otherKeys, otherItems] = [new Float64Array(length), new Uint32Array(length)];
  for (let scale = 1; scale <= greatest; scale *= digitValues) {
    // Arithmetic rather than shifts: nanoseconds need more than 32 bits.
    const digit = (key) => Math.floor(key / scale) % digitValues;
    const places = new Uint32Array(digitValues + 1);
    for (let i = 0; i < length; i++) places[digit(keys[i]) + 1]++;
    for (let value = 1; value <= digitValues; value++) places[value] += places[value - 1];
    for (let i = 0; i < length; i++) {
      const place = places[digit(keys[i])]++;
      otherKeys[place] = keys[i];
      otherItems[place] = items[i];
    }
    [keys, otherKeys, items, otherItems] = [otherKeys, keys, otherItems, items];
  }
  return items;
}

/** The place of each of `count` texts among all of them in order; equal texts share one. */
function ranks(count, textOf) {
  const texts = Array.from({ length: count }, (_, i) => textOf(i));
  const order = texts.map((_, i) => i).sort((a, b) => (texts[a] < texts[b] ? -1 : texts[a] > texts[b] ? 1 : 0));
  const found = new Uint32Array(count);
  order.forEach((index, place) => (found[index] = place > 0 && texts[order[place - 1]] === texts[index] ? found[order[place - 1]] : place));
  return found;
}
