import { Alert, Button, Grid, Skeleton, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSend, useShopId } from '#console/base/use-call.ts';
import { ConflictDialog } from '#console/merchant/products/draft/conflict-dialog.tsx';
import { LeaveGuard } from '#console/merchant/products/draft/leave-guard.tsx';
import { SaveStateText } from '#console/merchant/products/draft/save-state.tsx';
import { useDraft } from '#console/merchant/products/draft/use-draft.ts';
import { PicturePart } from '#console/merchant/products/pictures/picture-part.tsx';
import { LanguageTabs } from '#console/merchant/products/texts/language-tabs.tsx';
import { VariantPart } from '#console/merchant/products/variants/variant-part.tsx';
import { type Draft, getDraft, submitDraft } from '#contract/catalogue/merchant-drafts.ts';
import { productProblems } from '#contract/catalogue/product-content.ts';
import { defaultLocale, type Locale, localized } from '#contract/core/languages.ts';
import { BasicsPart } from './basics-part.tsx';
import { EditorProvider, showField } from './editor-context.ts';
import { ProblemsPart } from './problems-part.tsx';
import { CategoryPart, DeliveryPart, SellingPart } from './side-parts.tsx';
import { SpecsPart } from './specs-part.tsx';

/** Edits a draft; shoppers see it once it is published. */
export default function ProductEditor() {
  const t = useTranslations('console');
  const { draftId = '' } = useParams();
  const shopId = useShopId();
  const { data: draft, error, refetch } = useCall(getDraft, { id: draftId });
  if (draft) return <Editor key={draft.id} draft={draft} />;
  return (
    <Screen title={t('products.edit')} parent={{ to: `/${shopId}/products`, name: t('sections.products') }}>
      {error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton h={480} />}
    </Screen>
  );
}

function Editor({ draft }: { draft: Draft }) {
  const t = useTranslations('console');
  const shopId = useShopId();
  const locale = useLocale();
  const { time } = useFormats();
  const navigate = useNavigate();
  const { done, failed } = useNotices();
  const submit = useSend(submitDraft);
  const { content, state, error, update, autosave } = useDraft(draft);
  const [written, setWritten] = useState<Locale>(locale);
  const [isComparing, setComparing] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const problems = useMemo(() => productProblems(content), [content]);
  const isReadOnly = draft.state === 'in_review';
  const editor = useMemo(
    () => ({ content, update, locale: written, problems: isAsked ? problems : [], isReadOnly }),
    [content, update, written, problems, isAsked, isReadOnly],
  );
  const stock = useMemo(() => new Map(draft.stock.map(({ skuId, available }) => [skuId, available])), [draft.stock]);
  const name = localized({ en: '', ...content.name }, locale) || content.name[defaultLocale] || t('products.unnamed');

  /** Leads to the first thing that is missing, or else puts the product before shoppers. */
  async function publish() {
    setAsked(true);
    const [first] = problems;
    if (first) return requestAnimationFrame(() => showField(first.field));
    if (!(await autosave.saveNow())) return;
    try {
      await submit.mutateAsync({ id: draft.id, version: autosave.snapshot().version });
      done(t('products.published', { name }));
      await navigate(`/${shopId}/products`);
    } catch (failure) {
      failed(failure);
    }
  }

  return (
    <EditorProvider value={editor}>
      <Screen
        title={name}
        parent={{ to: `/${shopId}/products`, name: t('sections.products') }}
        actions={
          <>
            <SaveStateText
              state={state}
              error={error}
              onRetry={() => void autosave.saveNow()}
              onCompare={() => setComparing(true)}
            />
            <Button disabled={isReadOnly} loading={submit.isPending} onClick={() => void publish()}>
              {t('products.publish')}
            </Button>
          </>
        }
      >
        {draft.state === 'refused' && (
          <Alert color="red" title={t('products.refused')}>
            {draft.refusalReason}
          </Alert>
        )}
        {isReadOnly && <Alert color="blue">{t('products.inReview', { time: time(draft.savedAt) })}</Alert>}
        <LanguageTabs content={content} locale={written} onChange={setWritten} />
        <fieldset disabled={isReadOnly} className="plain-fieldset">
          <Stack>
            <Grid>
              <Grid.Col span={8}>
                <Stack>
                  <BasicsPart />
                  <PicturePart />
                </Stack>
              </Grid.Col>
              <Grid.Col span={4}>
                <Stack>
                  <ProblemsPart problems={problems} onAsk={() => setAsked(true)} />
                  <CategoryPart />
                  <DeliveryPart />
                  <SellingPart />
                </Stack>
              </Grid.Col>
            </Grid>
            <VariantPart stock={stock} />
            <SpecsPart />
          </Stack>
        </fieldset>
      </Screen>
      <LeaveGuard autosave={autosave} />
      {state === 'conflict' && isComparing && (
        <ConflictDialog
          draftId={draft.id}
          mine={content}
          onTakeTheirs={autosave.takeTheirs}
          onKeepMine={(version) => void autosave.keepMine(version)}
          onClose={() => setComparing(false)}
        />
      )}
    </EditorProvider>
  );
}
