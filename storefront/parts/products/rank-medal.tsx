import { useTranslations } from 'use-intl';

// Gold, silver and bronze: the disc, its rim, and figures that can be read on it.
const metals = [
  { disc: '#f7c948', rim: '#b7791f', figure: '#5f370e' },
  { disc: '#dfe4ea', rim: '#8a94a3', figure: '#374151' },
  { disc: '#e8a87c', rim: '#9c5a2d', figure: '#4f2a10' },
] as const;

/** The medal of the first, second or third place, hung over the corner of a picture. */
export function RankMedal({ rank }: { rank: number }) {
  const t = useTranslations('catalogue');
  const metal = metals[rank - 1] ?? metals[2];
  return (
    <svg
      role="img"
      aria-label={t('rank', { rank: String(rank) })}
      width="40"
      height="52"
      viewBox="0 0 40 52"
      className="absolute -top-1 left-1 z-10 drop-shadow-md"
    >
      <path d="M8 0h10l4 20-8 2ZM22 0h10l-6 22-8-2Z" className="fill-brand-fill" />
      <path d="M22 0h10l-6 22-5-1.2Z" className="fill-brand-fill-deep" />
      <circle cx="20" cy="34" r="15" fill={metal.disc} stroke={metal.rim} strokeWidth="2" />
      <circle cx="20" cy="34" r="11" fill="none" stroke={metal.rim} strokeOpacity="0.5" />
      <text x="20" y="40" textAnchor="middle" fontSize="17" fontWeight="800" fill={metal.figure}>
        {rank}
      </text>
    </svg>
  );
}
