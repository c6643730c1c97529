// Loads a trace into Perfetto's trace processor and prints the answers to SQL as JSON.
//
//   node trace-processor.mjs ENGINE_FOLDER TRACE SQL…
//
// The engine is the WebAssembly module of the Perfetto UI together with its `engine_bundle.js`, which runs in a worker
// of a browser; this gives it what it expects of one. Requests and answers are protocol buffers, one
// `TraceProcessorRpc` after another as field 1 of a stream (protos/perfetto/trace_processor/trace_processor.proto).
import { readFileSync } from "node:fs";
import path from "node:path";

const method = { append: 1, finalize: 2, query: 3 };
const field = { sequence: 1, fatal: 5, request: 2, append: 101, queryArguments: 103, appendResult: 201, result: 203 };

function varint(value) {
  const bytes = [];
  while (value >= 0x80) {
    bytes.push((value % 0x80) | 0x80);
    value = Math.floor(value / 0x80);
  }
  return Buffer.from([...bytes, value]);
}
const integerField = (number, value) => Buffer.concat([varint(number * 8), varint(value)]);
const bytesField = (number, bytes) => Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);

// The fields of a message as [number, value]: BigInt, or bytes.
function* fields(bytes) {
  let at = 0;
  const readVarint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++];
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (count) => bytes.subarray(at, (at += count));
  while (at < bytes.length) {
    const key = Number(readVarint());
    const kind = key & 7;
    yield [key >> 3, kind === 0 ? readVarint() : take(kind === 1 ? 8 : kind === 5 ? 4 : Number(readVarint()))];
  }
}
function* varints(bytes) {
  for (let at = 0; at < bytes.length; ) {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++];
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    yield Number(BigInt.asIntN(64, value));
  }
}

// Rows of a query, gathered from one or more results.
class Rows {
  columns = [];
  cells = [];
  isDone = false;

  add(result) {
    for (const [number, value] of fields(result)) {
      if (number === 1) this.columns.push(value.toString());
      if (number === 2) throw new Error(value.toString());
      if (number === 3) this.addBatch(value);
    }
  }

  addBatch(batch) {
    let kinds = [], integers = [], texts = [], doubles = [];
    for (const [number, value] of fields(batch)) {
      if (number === 1) kinds = [...varints(value)];
      if (number === 2) integers = [...varints(value)];
      if (number === 3) for (let at = 0; at < value.length; at += 8) doubles.push(value.readDoubleLE(at));
      if (number === 5) texts = value.toString().split("\0");
      if (number === 6) this.isDone = value !== 0n;
    }
    const take = { 1: () => null, 2: () => integers.shift(), 3: () => doubles.shift(), 4: () => texts.shift() };
    for (const kind of kinds) this.cells.push((take[kind] ?? (() => null))());
  }

  get objects() {
    const rows = [];
    for (let at = 0; at < this.cells.length; at += this.columns.length) {
      rows.push(Object.fromEntries(this.columns.map((name, index) => [name, this.cells[at + index]])));
    }
    return rows;
  }
}

class TraceProcessor {
  #sequence = 0;
  #received = Buffer.alloc(0);
  #port;
  #answer = () => {};

  // Starts the engine, which reads its module at once and takes a port.
  constructor(folder) {
    const worker = { onmessage: null, location: { href: "file:///" } };
    const surroundings = {
      self: worker, process: undefined, importScripts() {}, WorkerGlobalScope: class {},
      console: { log() {}, warn() {}, error: console.error },
      XMLHttpRequest: class {
        open(_, name) {
          this.response = readFileSync(path.join(folder, path.basename(name)));
        }
        send() {}
      },
    };
    const code = readFileSync(path.join(folder, "engine_bundle.js"), "utf8");
    new Function(...Object.keys(surroundings), code)(...Object.values(surroundings));
    this.#port = { postMessage: (bytes) => this.#receive(Buffer.from(bytes)) };
    worker.onmessage({ data: this.#port });
  }

  async load(trace) {
    const step = 8 << 20;
    for (let at = 0; at < trace.length; at += step) {
      await this.#send(method.append, bytesField(field.append, trace.subarray(at, at + step)));
    }
    await this.#send(method.finalize, Buffer.alloc(0));
  }

  async query(sql) {
    const rows = new Rows();
    const query = bytesField(field.queryArguments, bytesField(1, Buffer.from(sql)));
    await this.#send(method.query, query, (message) => {
      for (const [number, value] of fields(message)) if (number === field.result) rows.add(value);
      return rows.isDone;
    });
    return rows.objects;
  }

  #send(request, extra, isDone = () => true) {
    return new Promise((resolve, reject) => {
      this.#answer = (message) => {
        try {
          for (const [number, value] of fields(message)) {
            if (number === field.fatal) throw new Error(value.toString());
            if (number !== field.appendResult) continue;
            for (const [part, text] of fields(value)) if (part === 2) throw new Error(text.toString());
          }
          if (isDone(message)) resolve();
        } catch (error) {
          reject(error);
        }
      };
      const message = Buffer.concat([
        integerField(field.sequence, this.#sequence++), integerField(field.request, request), extra,
      ]);
      this.#port.onmessage({ data: new Uint8Array(bytesField(1, message)) });
    });
  }

  #receive(bytes) {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (;;) {
      // A whole message: its key, its length, and so many bytes.
      let at = 1, length = 0, factor = 1;
      for (;; factor *= 128) {
        if (at >= this.#received.length) return;
        const byte = this.#received[at++];
        length += (byte & 0x7f) * factor;
        if (byte < 0x80) break;
      }
      if (this.#received.length < at + length) return;
      const message = this.#received.subarray(at, at + length);
      this.#received = this.#received.subarray(at + length);
      this.#answer(message);
    }
  }
}

const [folder, trace, ...queries] = process.argv.slice(2);
const processor = new TraceProcessor(folder);
// The engine finishes its start after the script has run.
await new Promise((resolve) => setTimeout(resolve));
await processor.load(readFileSync(trace));
const answers = [];
for (const sql of queries) answers.push(await processor.query(sql));
console.log(JSON.stringify(answers));
