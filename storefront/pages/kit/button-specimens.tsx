import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/buttons/button.tsx';
import { Chip, LinkChip, RadioChip } from '#ui/buttons/chip.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PictureButton } from '#ui/buttons/picture-button.tsx';
import { Spinner } from '#ui/buttons/spinner.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const here = '/dev/kit';
const states = { rest: {}, disabled: { disabled: true }, busy: { isBusy: true } };

export function ButtonSpecimens() {
  const t = useTranslations('kit');
  const [pressed, setPressed] = useState(0);
  return (
    <Specimens title={t('buttons')}>
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <Specimen key={variant} name={`Button ${variant}`}>
          {Object.entries(states).map(([state, props]) => (
            <Button key={state} variant={variant} {...props}>
              {state}
            </Button>
          ))}
          <Button variant={variant} size="large">
            {'large'}
          </Button>
        </Specimen>
      ))}
      <Specimen name="LinkButton">
        {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
          <LinkButton key={variant} to={here} variant={variant}>
            {variant}
          </LinkButton>
        ))}
      </Specimen>
      <Specimen name="IconButton">
        {(['quiet', 'outline', 'floating'] as const).map((variant) => (
          <IconButton key={variant} label={variant} variant={variant}>
            <Heart size={18} aria-hidden="true" />
          </IconButton>
        ))}
        <IconButton label={'disabled'} variant="outline" disabled>
          <Heart size={18} aria-hidden="true" />
        </IconButton>
      </Specimen>
      <Specimen name="TextButton">
        {(['quiet', 'strong', 'inherit'] as const).map((variant) => (
          <TextButton key={variant} variant={variant}>
            {variant}
          </TextButton>
        ))}
        <TextButton disabled>{'disabled'}</TextButton>
        <TextButton aria-pressed="true">{'pressed'}</TextButton>
      </Specimen>
      <Specimen name="Chip, LinkChip, RadioChip">
        {[0, 1].map((at) => (
          <Chip key={at} aria-pressed={pressed === at} onClick={() => setPressed(at)}>
            {`Chip ${at + 1}`}
          </Chip>
        ))}
        <LinkChip to={here}>{'LinkChip'}</LinkChip>
        <LinkChip to={here} aria-current="true">
          {'LinkChip current'}
        </LinkChip>
        <RadioChips />
      </Specimen>
      <Specimen name="PictureButton, Spinner">
        <PictureButton label={'PictureButton'} aria-current="true">
          <img src="/avatar.svg" alt="" width={56} height={56} />
        </PictureButton>
        <PictureButton label={'PictureButton'}>
          <img src="/avatar.svg" alt="" width={56} height={56} />
        </PictureButton>
        <Spinner />
      </Specimen>
    </Specimens>
  );
}

function RadioChips() {
  const [chosen, setChosen] = useState('RadioChip');
  return ['RadioChip', 'RadioChip 2', 'disabled'].map((name) => (
    <RadioChip
      key={name}
      disabled={name === 'disabled'}
      checked={chosen === name}
      value={name}
      onChange={() => setChosen(name)}
    >
      {name}
    </RadioChip>
  ));
}
