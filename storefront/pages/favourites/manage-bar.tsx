import { useTranslations } from 'use-intl';

type ManageBarProps = {
  total: number;
  isManaging: boolean;
  chosenCount: number;
  isAllChosen: boolean;
  onManage: (isOn: boolean) => void;
  onChooseAll: (isOn: boolean) => void;
  onCancel: () => void;
};

const button = 'min-h-9 rounded-md border px-4 py-1 font-medium focus-visible:rounded-md';

/** How many there are, and the way to choose several of them. */
export function ManageBar(props: ManageBarProps) {
  const { total, isManaging, chosenCount, isAllChosen, onManage, onChooseAll, onCancel } = props;
  const t = useTranslations('favourites');
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-4 py-3">
      {isManaging ? (
        <label className="inline-flex items-center gap-2">
          <input
            type="checkbox"
            checked={isAllChosen}
            onChange={(event) => onChooseAll(event.target.checked)}
            className="size-4.5 accent-brand"
          />
          {t('chooseAll')}
          <span role="status" className="text-ink-3">
            {t('chosen', { count: chosenCount })}
          </span>
        </label>
      ) : (
        <p className="text-ink-3">{t('total', { count: total })}</p>
      )}
      <div className="flex gap-3">
        {isManaging && (
          <button
            type="button"
            disabled={chosenCount === 0}
            onClick={onCancel}
            className={`${button} border-brand bg-brand text-white hover:bg-brand-deep disabled:border-line disabled:bg-surface disabled:text-ink-3`}
          >
            {t('cancelChosen')}
          </button>
        )}
        <button
          type="button"
          aria-pressed={isManaging}
          onClick={() => onManage(!isManaging)}
          className={`${button} border-line hover:border-brand hover:text-brand`}
        >
          {isManaging ? t('done') : t('manage')}
        </button>
      </div>
    </div>
  );
}
