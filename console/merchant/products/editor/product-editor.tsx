import { Button, Grid, Skeleton, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { Screen } from '#console/base/screen.tsx';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { useShopId } from '#console/base/use-call.ts';
import { ConflictDialog } from '#console/merchant/products/draft/conflict-dialog.tsx';
import { LeaveGuard } from '#console/merchant/products/draft/leave-guard.tsx';
import { SaveStateText } from '#console/merchant/products/draft/save-state.tsx';
import { useDraft } from '#console/merchant/products/draft/use-draft.ts';
import { PicturePart } from '#console/merchant/products/pictures/picture-part.tsx';
import { countUntranslated } from '#console/merchant/products/texts/untranslated.ts';
import { VariantPart } from '#console/merchant/products/variants/variant-part.tsx';
import { missingSpecs } from '#contract/catalogue/category-specs.ts';
import { type Draft, submitDraft } from '#contract/catalogue/merchant-drafts.ts';
import { productProblems } from '#contract/catalogue/product-content.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { defaultLocale, type Locale, localized } from '#contract/core/languages.ts';
import { BasicsPart } from './basics-part.tsx';
import { EditorProvider, showField } from './editor-context.ts';
import { PreviewButton } from './preview-button.tsx';
import { ProblemsPart } from './problems-part.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { CategoryPart, DeliveryPart, SellingPart } from './side-parts.tsx';
import { SpecsPart } from './specs-part.tsx';
import { useAskedSpecs } from './use-asked-specs.ts';
import { useEditedDraft } from './use-edited-draft.ts';

/** Edits a product, new or known; shoppers see what was changed once it is published. */
export default function ProductEditor() {
  const t = useTranslations('console');
  const shopId = useShopId();
  const { draft, name, error, refetch, moveTo } = useEditedDraft();
  if (draft) return <Editor key={name} draft={draft} onNewDraft={moveTo} />;
  return (
    <Screen title={t('products.edit')} parent={{ to: `/${shopId}/products`, name: t('sections.products') }}>
      {error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton h={480} />}
    </Screen>
  );
}

const hiddenNotices = { by_shop: 'publishedHidden', not_yet: 'publishedScheduled', no_more: 'publishedEnded' } as const;

/** What is said of a draft that was sent: where the product is now. */
function noticeOf({ state, hiddenReason }: OutputOf<typeof submitDraft>) {
  if (hiddenReason) return hiddenNotices[hiddenReason];
  if (state === 'in_review') return 'sentForReview';
  if (state === 'bin') return 'publishedBin';
  return state === 'sold_out' ? 'publishedSoldOut' : 'published';
}

function Editor({ draft, onNewDraft }: { draft: Draft; onNewDraft: (id: number) => void }) {
  const t = useTranslations('console');
  const shopId = useShopId();
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { done, failed } = useNotices();
  const { time } = useFormats();
  const [isPublishing, setPublishing] = useState(false);
  const { content, state, error, update, takeTheirs, autosave, version: basis } = useDraft(draft, onNewDraft);
  const [written, setWritten] = useState<Locale>(locale);
  const [isComparing, setComparing] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const { askedSpecs } = useAskedSpecs(content.categoryId);
  const problems = useMemo(() => productProblems(content, missingSpecs(content, askedSpecs)), [content, askedSpecs]);
  const isReadOnly = draft.state === 'in_review';
  const isUnchanged = basis.id === null && state === 'saved';
  const editor = useMemo(
    () => ({ content, update, askedSpecs, locale: written, problems: isAsked ? problems : [], isReadOnly }),
    [content, update, askedSpecs, written, problems, isAsked, isReadOnly],
  );
  const stock = useMemo(() => new Map(draft.stock.map(({ skuId, available }) => [skuId, available])), [draft.stock]);
  const name = localized({ en: '', ...content.name }, locale) || content.name[defaultLocale] || t('products.unnamed');

  /** Leads to the first thing that is missing, or else puts the product before shoppers. */
  async function publish() {
    setAsked(true);
    const [first] = problems;
    if (first) return requestAnimationFrame(() => showField(first.field));
    setPublishing(true);
    try {
      if (!(await autosave.saveNow())) return;
      const { id, version } = autosave.snapshot().version;
      if (id === null) return done(t('products.saving.unchanged')); // it is again as it was published
      const sent = await callMall(submitDraft, { id, version }, shopId);
      const turn = sent.hiddenReason === 'not_yet' ? content.onSaleFrom : content.onSaleUntil;
      done(t(`products.${noticeOf(sent)}`, { name, time: turn ? time(turn) : '' }));
      await navigate(`/${shopId}/products?status=${sent.state}`);
      await client.invalidateQueries();
    } catch (failure) {
      failed(failure);
    } finally {
      setPublishing(false);
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
              isUnchanged={isUnchanged}
              error={error}
              onRetry={() => void autosave.saveNow()}
              onCompare={() => setComparing(true)}
            />
            <PreviewButton productId={draft.productId} autosave={autosave} />
            <Button
              disabled={isReadOnly || (isUnchanged && draft.productId !== null)}
              loading={isPublishing}
              onClick={() => void publish()}
            >
              {t(draft.needsReview ? 'products.sendForReview' : 'products.publish')}
            </Button>
          </>
        }
      >
        <ReviewNotice draft={draft} name={name} />
        <LanguageTabs
          locale={written}
          missingIn={(locale) => countUntranslated(content, locale)}
          onChange={setWritten}
        />
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
          draftId={basis.id}
          productId={draft.productId}
          mine={content}
          onTakeTheirs={takeTheirs}
          onKeepMine={(theirs) => void autosave.keepMine(theirs)}
          onClose={() => setComparing(false)}
        />
      )}
    </EditorProvider>
  );
}
