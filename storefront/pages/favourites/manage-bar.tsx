import { useTranslations } from 'use-intl';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';

type ManageBarProps = {
  total: number;
  isManaging: boolean;
  chosenCount: number;
  isAllChosen: boolean;
  onManage: (isOn: boolean) => void;
  onChooseAll: (isOn: boolean) => void;
  onCancel: () => void;
};

/** How many there are, and the way to choose several of them. */
export function ManageBar(props: ManageBarProps) {
  const { total, isManaging, chosenCount, isAllChosen, onManage, onChooseAll, onCancel } = props;
  const t = useTranslations('favourites');
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-4 py-3">
      {isManaging ? (
        <Checkbox
          checked={isAllChosen}
          isMixed={chosenCount > 0 && !isAllChosen}
          onChange={(event) => onChooseAll(event.target.checked)}
        >
          {t('chooseAll')}{' '}
          <span role="status" className="ml-1 text-ink-3">
            {t('chosen', { count: chosenCount })}
          </span>
        </Checkbox>
      ) : (
        <p className="text-ink-3">{t('total', { count: total })}</p>
      )}
      <div className="flex gap-3">
        {isManaging && (
          <Button disabled={chosenCount === 0} onClick={onCancel}>
            {t('cancelChosen')}
          </Button>
        )}
        <Button variant="secondary" aria-pressed={isManaging} onClick={() => onManage(!isManaging)}>
          {isManaging ? t('done') : t('manage')}
        </Button>
      </div>
    </div>
  );
}
