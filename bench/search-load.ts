import { Agent, get } from 'node:http';

export type Latency = { what: string; products: number; p50Ms: number; p95Ms: number; perSecond: number };

const clients = 10;
const warmUpMs = 2_000;
const measuredMs = 8_000;

function ask(url: string, agent: Agent, source: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get(url, { agent, headers: { 'x-forwarded-for': source } }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}

/** Ten clients ask for the paths in turn, each sending its next request as soon as the last one was answered. */
export async function measureLatency(
  what: string,
  products: number,
  origin: string,
  paths: readonly string[],
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
      const time = await ask(origin + paths[next++ % paths.length], agent, `10.0.${number}.${next % 250}`);
      if (isMeasured) times.push(time);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { what, products, p50Ms: at(0.5), p95Ms: at(0.95), perSecond: times.length / (measuredMs / 1000) };
}
