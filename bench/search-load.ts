import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Latency = { what: string; products: number; p50Ms: number; p95Ms: number; perSecond: number };

const clients = 10;

type Load = { headers?: Record<string, string>; warmUpMs?: number; measuredMs?: number; pauseMs?: number };

function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}

/**
 * Ten clients ask for the paths in turn, each sending its next request once the last one was answered and it has paused: not at
 * all, or for the given time, half of it longer or shorter.
 */
export async function measureLatency(
  what: string,
  products: number,
  origin: string,
  paths: readonly string[],
  { headers = {}, warmUpMs = 2_000, measuredMs = 8_000, pauseMs = 0 }: Load = {},
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const startedAt = performance.now();
  const measuredFrom = startedAt + warmUpMs;
  const endsAt = measuredFrom + measuredMs;
  let next = 0;
  const client = async (number: number) => {
    while (performance.now() < endsAt) {
      const isMeasured = performance.now() >= measuredFrom;
      const path = paths[next++ % paths.length];
      const time = await ask(origin + path, agent, { ...headers, 'x-forwarded-for': `10.0.${number}.${next % 250}` });
      if (isMeasured) times.push(time);
      if (pauseMs > 0) await sleep(pauseMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { what, products, p50Ms: at(0.5), p95Ms: at(0.95), perSecond: times.length / (measuredMs / 1000) };
}
