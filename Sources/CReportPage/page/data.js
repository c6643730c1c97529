// The data of the page: columns of integers, deflated, as base 64 in <script> elements that no browser runs.
// Nothing here trusts a name: text only ever arrives through JSON.

/** Lets the browser paint and take input, when the last chance was over 12 ms ago. */
const breathe = (() => {
  const channel = new MessageChannel();
  const waiting = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  let last = performance.now();
  return async () => {
    if (performance.now() - last < 12) return;
    // A message is a task of its own and, other than a timer, is not delayed by 4 ms.
    await new Promise((resume) => {
      waiting.push(resume);
      channel.port2.postMessage(0);
    });
    last = performance.now();
  };
})();

function bytesOfBase64(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** The inflated bytes of a section, piece by piece. The element goes: its text is as long as the file. */
function inflatedStream(id) {
  const element = document.getElementById(id);
  const bytes = bytesOfBase64(element.textContent.trim());
  element.remove();
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
}

async function readJSON(id) {
  return JSON.parse(await new Response(inflatedStream(id)).text());
}

/** Reads base-128 numbers into an array of `Type`; `coding` as in ReportColumn.swift. */
async function readColumn(id, section, Type) {
  const values = new Type(section.count);
  const isSigned = section.coding !== "plain";
  const isDelta = section.coding === "delta";
  let count = 0;
  let number = 0;
  let scale = 1;
  let last = 0;
  const reader = inflatedStream(id).getReader();
  for (;;) {
    const { done, value: bytes } = await reader.read();
    if (done) break;
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i];
      if (byte > 127) {
        number += (byte & 127) * scale;
        scale *= 128;
        continue;
      }
      number += byte * scale;
      // Arithmetic rather than shifts: nanoseconds need more than 32 bits.
      if (isSigned) number = number % 2 === 1 ? -(number + 1) / 2 : number / 2;
      if (isDelta) number = last += number;
      values[count++] = number;
      number = 0;
      scale = 1;
    }
    await breathe();
  }
  if (count !== section.count) throw new Error(`${id} holds ${count} numbers instead of ${section.count}.`);
  return values;
}
