const width = 12;

/** Runs one step of the start and prints how long it took. */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  detail?: (result: Result) => string,
): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const said = detail?.(result);
  console.log(`  ✓ ${name.padEnd(width)} ${seconds.padStart(5)} s${said ? `   ${said}` : ''}`);
  return result;
}
