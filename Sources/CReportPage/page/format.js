// Numbers as text. Durations keep three digits; counts are grouped.

const grouped = new Intl.NumberFormat("en-US");
const formatCount = (number) => grouped.format(number);

/** "1 write", "2 writes". */
const counted = (number, one, many = `${one}s`) => `${formatCount(number)} ${number === 1 ? one : many}`;

/** Nanoseconds as "812 ns", "12.3 µs", "1.24 ms", "2.31 s". */
function formatDuration(nanoseconds) {
  if (!(nanoseconds > 0)) return nanoseconds < 0 ? `−${formatDuration(-nanoseconds)}` : "0";
  if (nanoseconds < 999.5) return `${Math.round(nanoseconds)} ns`;
  if (nanoseconds < 999_500) return `${digits(nanoseconds / 1e3)} µs`;
  if (nanoseconds < 999_500_000) return `${digits(nanoseconds / 1e6)} ms`;
  return `${digits(nanoseconds / 1e9)} s`;
}

function digits(number) {
  return number < 9.995 ? number.toFixed(2) : number < 99.95 ? number.toFixed(1) : formatCount(Math.round(number));
}

const formatDifference = (difference, format) => (difference === 0 ? "" : (difference > 0 ? "+" : "−") + format(Math.abs(difference)));

/** A time since the beginning, as fine as `step` asks for. */
function formatTime(nanoseconds, step = 1) {
  const [unit, size] = step >= 1e9 || nanoseconds === 0 ? ["s", 1e9] : step >= 1e6 ? ["s", 1e9] : step >= 1e3 ? ["ms", 1e6] : ["µs", 1e3];
  const places = Math.max(0, Math.ceil(Math.log10(size / step) - 1e-9));
  const value = nanoseconds / size;
  return `${unit === "s" ? value.toFixed(places) : formatPlaces(value, places)} ${unit}`;
}

function formatPlaces(value, places) {
  return value.toLocaleString("en-US", { minimumFractionDigits: places, maximumFractionDigits: places });
}

/** A range as `apus summary --window` reads it: seconds. */
function formatRange(range) {
  if (!range) return "";
  return `${trimmed(range.start)}:${trimmed(range.end)}`;
}
const trimmed = (nanoseconds) => (nanoseconds / 1e9).toFixed(9).replace(/\.?0+$/, "");

/** Null for the empty text; undefined for what is no range. */
function parseRange(text) {
  if (!text.trim()) return null;
  const parts = text.split(/[:–]/).map((part) => {
    const found = /^\s*(\d+(?:\.\d*)?|\.\d+)\s*(s|ms|us|µs)?\s*$/.exec(part);
    return found ? Number(found[1]) * { s: 1e9, ms: 1e6, us: 1e3, µs: 1e3 }[found[2] ?? "s"] : NaN;
  });
  if (parts.length !== 2 || !(parts[1] > parts[0])) return undefined;
  return { start: Math.round(parts[0]), end: Math.round(parts[1]) };
}
