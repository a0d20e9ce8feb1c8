import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { calculateQuantile } from '../statistics.ts';

export interface Purchases {
  /** Of all buyers together. */
  ordersPerSecond: number;
  /** Milliseconds of a purchase; one of a hundred takes longer. */
  p99: number;
}

export interface BuyerProcess {
  process: ChildProcess;
  measurePurchases(seconds: number): Promise<Purchases>;
  stop(): Promise<void>;
}

/** Starts a buyer program of this folder. It buys for the given number of seconds on each request. */
export async function startBuyerProcess(program: string, order: unknown): Promise<BuyerProcess> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [file, JSON.stringify(order)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${program} has ended.`);
    return String(value);
  };
  await nextLine();
  return {
    process: child,
    async measurePurchases(seconds) {
      child.stdin.write(`${seconds}\n`);
      const times: number[] = JSON.parse(await nextLine());
      return { ordersPerSecond: times.length / seconds, p99: calculateQuantile(times, 0.99) };
    },
    async stop() {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Runs in the buyer process: writes `ready`, then buys for each line of its input, and writes the time of each purchase. */
export async function runBuyerLoop(buyers: number, buyOnce: (buyer: number) => Promise<void>): Promise<void> {
  process.stdout.write('ready\n');
  for await (const line of createInterface({ input: process.stdin })) {
    const end = performance.now() + Number(line) * 1000;
    const times: number[] = [];
    const buyUntilEnd = async (buyer: number) => {
      for (let startedAt = performance.now(); startedAt < end; ) {
        await buyOnce(buyer);
        const endedAt = performance.now();
        times.push(endedAt - startedAt);
        startedAt = endedAt;
      }
    };
    await Promise.all(Array.from({ length: buyers }, (_, buyer) => buyUntilEnd(buyer)));
    process.stdout.write(`${JSON.stringify(times)}\n`);
  }
}
