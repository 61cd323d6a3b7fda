/** A person without a picture: the first letter of the name, on a colour that the name decides. Decorative: the name stands beside it. */
export function Monogram({ name }: { name: string }) {
  const hash = hashOf(name);
  const hue = hash % 360;
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full font-semibold"
      style={{
        backgroundColor: `light-dark(hsl(${hue} 65% ${84 + ((hash >>> 12) % 3) * 4}%), hsl(${hue} 35% 28%))`,
        color: `light-dark(hsl(${hue} 70% 22%), hsl(${hue} 70% 90%))`,
      }}
    >
      {[...name][0]?.toUpperCase() ?? ''}
    </span>
  );
}

// FNV-1a, so that similar names have different colours.
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
