import { Button, Group, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

type SearchFieldProps = { label: string; words: string; onSearch: (words: string) => void };

/** Where one types what a list should contain. With `key={words}` it follows the address. */
export function SearchField({ label, words, onSearch }: SearchFieldProps) {
  const t = useTranslations('console.find');
  const [typed, setTyped] = useState(words);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Group gap="xs">
          <TextInput
            type="search"
            w={340}
            maxLength={64}
            aria-label={label}
            placeholder={label}
            leftSection={<Search size={16} aria-hidden="true" />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            {t('submit')}
          </Button>
        </Group>
      </form>
    </search>
  );
}
