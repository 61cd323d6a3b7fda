import { Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { languageName, TextsInput } from '#console/base/texts/texts-input.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { useSend } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, locales } from '#contract/core/languages.ts';
import { editPolicies, type getPolicies } from '#contract/shops/merchant-policies.ts';
import { type Policies, type PolicyKind, policyKinds, policyMax } from '#contract/shops/policies.ts';
import { SaveRow } from './save-row.tsx';

type Saved = OutputOf<typeof getPolicies>;
type PoliciesFormProps = { policies: Saved; onReload: () => Promise<Saved | undefined> };

const valuesOf = ({ returns, delivery, guarantee }: Saved): Policies => ({ returns, delivery, guarantee });

/** Each policy in English and beside it in another language. If someone else saves meanwhile, what was typed stays. */
export function PoliciesForm({ policies, onReload }: PoliciesFormProps) {
  const t = useTranslations('console.shop.policies');
  const { done, failed } = useNotices();
  const send = useSend(editPolicies);
  const { base, theirs, show, settle } = useConflict({ opened: policies, onReload });
  const [values, setValues] = useState(() => valuesOf(policies));
  const [locale, setLocale] = useState<Locale>(useLocale());

  async function save(over: Saved) {
    try {
      const { version } = await send.mutateAsync({ ...values, version: over.version });
      settle({ ...over, ...values, version });
      done(t('saved'));
    } catch (error) {
      if (!(await show(error))) failed(error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(base ?? policies);
  }

  function takeTheirs(newest: Saved) {
    setValues(valuesOf(newest));
    settle(newest);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('text')}
        </Text>
        <LanguageTabs
          locale={locale}
          missingIn={(each) => countUntranslatedOf(Object.values(values), each)}
          onChange={setLocale}
        />
        {policyKinds.map((kind) => (
          <Part key={kind} title={t(`kinds.${kind}`)}>
            <TextsInput
              label={t(`kinds.${kind}`)}
              isLabelHidden
              locale={locale}
              texts={values[kind]}
              lettersMax={policyMax}
              rows={6}
              placeholder={t(`placeholders.${kind}`)}
              onChange={(texts) => setValues((before) => ({ ...before, [kind]: texts }))}
            />
          </Part>
        ))}
        {theirs && (
          <ConflictAlert
            saved={theirs}
            base={fieldsOf(base ?? policies)}
            mine={fieldsOf(values)}
            theirs={fieldsOf(theirs)}
            labelOf={(field) => {
              const [kind, into] = field.split(' ') as [PolicyKind, Locale];
              return `${t(`kinds.${kind}`)} · ${languageName(into)}`;
            }}
            textOf={(field, fields) => String(fields[field] ?? '')}
            isSaving={send.isPending}
            onTakeTheirs={() => takeTheirs(theirs)}
            onKeepMine={() => void save(theirs)}
          />
        )}
        <SaveRow isOff={theirs !== null} isSaving={send.isPending} />
      </Stack>
    </form>
  );
}

/** Each policy in each language is a field. */
const fieldsOf = (policies: Policies): Fields =>
  Object.fromEntries(
    policyKinds.flatMap((kind) => locales.map((locale) => [`${kind} ${locale}`, policies[kind][locale]])),
  );
