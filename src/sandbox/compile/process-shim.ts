/** The little of Node's `process` that the compiler uses for measuring itself. Comes before the compiler. */

type Time = readonly [seconds: number, nanoseconds: number];

function hrtime(since?: Time): Time {
  const now = performance.now();
  const [seconds, nanoseconds] = since ?? [0, 0];
  const passed = now * 1e6 - (seconds * 1e9 + nanoseconds);
  return [Math.floor(passed / 1e9), Math.floor(passed % 1e9)];
}

const shim = { hrtime, memoryUsage: () => ({ heapUsed: 0 }), cwd: () => '/', env: {}, argv: [] };

Object.assign(globalThis, { process: shim });
