import { useTranslations } from 'use-intl';
import { sourceKinds } from '#contract/insights/values.ts';

/** A source as people call it: "search" is the search of the mall, "campaign:spring" a campaign. */
export function useSourceName(): (key: string) => string {
  const t = useTranslations('insights');
  return (key) => {
    const colon = key.indexOf(':');
    const written = colon < 0 ? key : key.slice(0, colon);
    const kind = sourceKinds.find((one) => one === written) ?? 'unknown';
    return t(`sources.${kind}`, { name: colon < 0 ? '' : key.slice(colon + 1) });
  };
}
