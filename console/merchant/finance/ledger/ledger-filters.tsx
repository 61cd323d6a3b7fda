import { Group, Pill, Select } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { SortField } from '#console/base/lists/sort-field.tsx';
import { DayRangeFields, useDayRange } from '#console/base/times/day-range.tsx';
import { ledgerDirections, ledgerSorts, unreceived } from '#contract/payouts/merchant.ts';
import { daysOf, isMonth, StatementPeriod } from '#contract/payouts/statement-period.ts';
import { ledgerRules, shopAccounts } from '#contract/payouts/values.ts';
import { numberFilterOf } from './number-filter.ts';

/** Rules that only move the mall's own money: no entry of a shop is made by them. */
const mallRules: readonly string[] = ['payment', 'late_payment', 'provider_refund'];
const shopRules = ledgerRules.filter((rule) => !mallRules.includes(rule));

/** What the address says about which entries are listed, and in which order. */
export function useLedgerFilters() {
  const { value } = useListAddress();
  const { times } = useDayRange();
  const number = value('number');
  const release = value('release');
  const numberFilter = number ? numberFilterOf(number) : {};
  const account = shopAccounts.find((one) => one === value('account'));
  const rule = shopRules.find((one) => one === value('rule'));
  const isDay = /^\d{4}-\d\d-\d\d$/.test(release) && !Number.isNaN(Date.parse(release));
  const shownRelease = isDay || release === unreceived ? release : undefined;
  const period = StatementPeriod.safeParse(value('period')).data;
  const through = StatementPeriod.safeParse(value('through')).data;
  const days = period ? daysOf(period) : null;
  const direction = ledgerDirections.find((one) => one === value('direction'));
  return {
    number,
    /** Null when what was typed is no number. */
    filters: numberFilter && {
      ...{ account, rule, direction, release: shownRelease },
      ...numberFilter,
      ...(days ? { from: days.first, until: days.last } : times),
      ...(through && !isMonth(through) && { until: through }),
      sort: ledgerSorts.find((one) => one === value('sort')) ?? ('newest' as const),
    },
    account,
    rule,
    release: shownRelease,
    period,
    through,
    direction,
    /** Whether fewer entries are listed than the account has. */
    isPart: Boolean(number || rule || shownRelease || period || through || direction || times.from || times.until),
    /** Whether the statement of the period has the sum of what is listed. */
    isOfStatement: Boolean(period) && !number && !shownRelease && !through,
  };
}

export function LedgerFilters() {
  const t = useTranslations();
  const { value, change } = useListAddress();
  const { number, account, rule, release, period, through, direction } = useLedgerFilters();
  const sort = ledgerSorts.find((one) => one === value('sort')) ?? 'newest';
  const { date, month } = useFormats();
  const releaseText = (day: string) =>
    day === unreceived ? t('finance.ledger.unreceived') : t('finance.ledger.releasedOn', { day: date(day) });
  return (
    <Group gap="sm">
      <SearchField
        key={number}
        label={t('finance.ledger.search')}
        words={number}
        onSearch={(next) => change({ number: next })}
      />
      <Select
        aria-label={t('finance.ledger.balance')}
        allowDeselect={false}
        w={190}
        value={account ?? ''}
        data={[
          { value: '', label: t('finance.ledger.allBalances') },
          ...shopAccounts.map((one) => ({ value: one, label: t(`finance.accounts.${one}`) })),
        ]}
        onChange={(next) => change({ account: next })}
      />
      <Select
        aria-label={t('finance.ledger.type')}
        allowDeselect={false}
        w={230}
        value={rule ?? ''}
        data={[
          { value: '', label: t('finance.ledger.allTypes') },
          ...shopRules.map((one) => ({ value: one, label: t(`finance.rules.${one}`) })),
        ]}
        onChange={(next) => change({ rule: next })}
      />
      {!period && !through && (
        <DayRangeFields labels={{ from: t('finance.ledger.from'), until: t('finance.ledger.until') }} />
      )}
      <SortField
        sort={sort}
        usual="newest"
        sorts={ledgerSorts}
        nameOf={(one) => t(`console.products.sorts.${one}`)}
        width={160}
      />
      {release && <LinkFilter text={releaseText(release)} onRemove={() => change({ release: null })} />}
      {period && (
        <LinkFilter
          text={t('finance.ledger.inPeriod', { period: isMonth(period) ? month(period) : date(period) })}
          onRemove={() => change({ period: null })}
        />
      )}
      {direction && (
        <LinkFilter text={t(`finance.ledger.directions.${direction}`)} onRemove={() => change({ direction: null })} />
      )}
      {through && (
        <LinkFilter
          text={t('finance.ledger.through', { day: date(through) })}
          onRemove={() => change({ through: null })}
        />
      )}
    </Group>
  );
}

/** A filter that only a link sets. */
function LinkFilter({ text, onRemove }: { text: string; onRemove: () => void }) {
  const t = useTranslations('finance.ledger');
  return (
    <Pill
      size="lg"
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{ 'aria-label': t('removeFilter'), tabIndex: 0, 'aria-hidden': false }}
    >
      {text}
    </Pill>
  );
}
