import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { chooseTheme, chosenTheme, onThemeChange, themes } from '#storefront/base/client/saved/theme.ts';
import { Chip } from '#ui/buttons/chip.tsx';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

/** The system's theme, or always the light or the dark one. */
export function ThemeSwitch() {
  const t = useTranslations('page-end.theme');
  const id = useId();
  const current = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which cannot stand in the line
    <div role="group" aria-labelledby={id} className="flex items-center gap-2">
      <span id={id} className="mr-1 text-xs text-ink-3">
        {t('label')}
      </span>
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <Chip key={theme} aria-pressed={theme === current} onClick={() => chooseTheme(theme)}>
            <Icon size={14} aria-hidden="true" />
            {t(theme)}
          </Chip>
        );
      })}
    </div>
  );
}
