const thisMachine = ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0'];

/**
 * The address by which a caller reaches the mall. It is the public one, whatever the Host header says, except between names
 * of the local machine: a browser that came by "localhost" has its cookies there, and none at 127.0.0.1.
 */
export function originFor(host: string | undefined, publicUrl: string): string {
  const ours = new URL(publicUrl);
  const asked = URL.parse(`${ours.protocol}//${host}`);
  const isAlias =
    asked !== null &&
    thisMachine.includes(ours.hostname) &&
    thisMachine.includes(asked.hostname) &&
    asked.port === ours.port;
  return isAlias ? asked.origin : ours.origin;
}
