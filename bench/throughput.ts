import autocannon from 'autocannon';

export type Throughput = { perSecond: number; p99Ms: number; bytes: number };
export type Comparison = { what: string; ours: Throughput; bare: Throughput; ratio: number };

const connections = 16;
const rounds = 3;
const secondsEach = 3;

async function measure(url: string): Promise<Throughput> {
  const result = await autocannon({ url, connections, duration: secondsEach, headers: { 'accept-encoding': 'br' } });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    bytes: result.throughput.average / result.requests.average,
  };
}

const middle = (figures: number[]) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

function middleOf(runs: Throughput[]): Throughput {
  return {
    perSecond: middle(runs.map((run) => run.perSecond)),
    p99Ms: middle(runs.map((run) => run.p99Ms)),
    bytes: middle(runs.map((run) => run.bytes)),
  };
}

/** Measures an address beside a bare answer of the same size, in turns, so that a busy machine slows both down. */
export async function compare(what: string, url: string, bareAt: (bytes: number) => string): Promise<Comparison> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  const size = Number(response.headers.get('content-length')) || (await measure(url)).bytes;
  const ours: Throughput[] = [];
  const bare: Throughput[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await measure(bareAt(Math.round(size))));
    ours.push(await measure(url));
  }
  const [a, b] = [middleOf(ours), middleOf(bare)];
  return { what, ours: { ...a, bytes: size }, bare: b, ratio: a.perSecond / b.perSecond };
}
