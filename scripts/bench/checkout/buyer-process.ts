import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface BuyerProcess {
  process: ChildProcess;
  /** Orders per second of all buyers together. */
  measureOrdersPerSecond(seconds: number): Promise<number>;
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
    async measureOrdersPerSecond(seconds) {
      child.stdin.write(`${seconds}\n`);
      return Number(await nextLine()) / seconds;
    },
    async stop() {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Runs in the buyer process: writes `ready`, then buys for each line of its input until the input ends. */
export async function runBuyerLoop(buyers: number, buyOnce: (buyer: number) => Promise<void>): Promise<void> {
  process.stdout.write('ready\n');
  for await (const line of createInterface({ input: process.stdin })) {
    const end = performance.now() + Number(line) * 1000;
    let orders = 0;
    const buyUntilEnd = async (buyer: number) => {
      while (performance.now() < end) {
        await buyOnce(buyer);
        orders += 1;
      }
    };
    await Promise.all(Array.from({ length: buyers }, (_, buyer) => buyUntilEnd(buyer)));
    process.stdout.write(`${orders}\n`);
  }
}
