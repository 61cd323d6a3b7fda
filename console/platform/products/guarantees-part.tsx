import { Skeleton } from '@mantine/core';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getGuarantees } from '#contract/content/platform-guarantees.ts';
import { GuaranteesForm } from './guarantees-form.tsx';

/** What the mall promises on the pages of products. */
export function GuaranteesPart() {
  const { data, error, refetch } = useCall(getGuarantees, {});
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={320} />;
  return <GuaranteesForm read={data} />;
}
