import { Eye } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { FileInput } from '#ui/fields/file-input.tsx';
import { Input } from '#ui/fields/input.tsx';
import { GroupButton, InputGroup } from '#ui/fields/input-group.tsx';
import { PicturesField } from '#ui/fields/pictures-field.tsx';
import { Radio, RadioCard } from '#ui/fields/radio.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { StarField } from '#ui/fields/star-field.tsx';
import { Stepper } from '#ui/fields/stepper.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { Specimen, Specimens } from './specimen.tsx';

export function FieldSpecimens() {
  const t = useTranslations('kit');
  return (
    <Specimens title={t('fields')}>
      <Specimen name="Field, Input, Select, Textarea">
        <Written />
      </Specimen>
      <Specimen name="InputGroup, SearchInput">
        <InputGroup className="w-60">
          <Input isBare aria-label={'InputGroup'} placeholder={t('sample')} className="w-full" />
          <GroupButton aria-label={'GroupButton'}>
            <Eye size={16} aria-hidden="true" />
          </GroupButton>
        </InputGroup>
        <SearchInput label={'SearchInput'} buttonLabel="GroupButton" maxLength={20} className="w-60" />
      </Specimen>
      <Specimen name="Checkbox, Radio, RadioCard, Switch">
        <Chosen />
      </Specimen>
      <Specimen name="Stepper, StarField">
        <Counted />
      </Specimen>
      <Specimen name="PicturesField, FileInput">
        <Files />
      </Specimen>
    </Specimens>
  );
}

function Written() {
  const t = useTranslations('kit');
  return (
    <div className="grid w-full grid-cols-2 gap-5">
      <Field label={'Input'} hint={t('hint')} count="6/20">
        <Input defaultValue={t('sample')} />
      </Field>
      <Field label={'Input error'} error={t('error')}>
        <Input defaultValue={t('sample')} />
      </Field>
      <Field label={'Input disabled'}>
        <Input defaultValue={t('sample')} disabled />
      </Field>
      <Field label={'Input small'}>
        <Input size="small" placeholder={t('sample')} />
      </Field>
      <Field label={'Select'}>
        <Select>
          <option>{t('sample')}</option>
        </Select>
      </Field>
      <Field label={'Select disabled'}>
        <Select disabled>
          <option>{t('sample')}</option>
        </Select>
      </Field>
      <Field label={'Textarea'}>
        <Textarea defaultValue={t('sample')} />
      </Field>
      <Field label={'Textarea error'} error={t('error')}>
        <Textarea placeholder={t('sample')} />
      </Field>
    </div>
  );
}

function Chosen() {
  const id = useId();
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Checkbox defaultChecked>{'checked'}</Checkbox>
      <Checkbox isMixed>{'mixed'}</Checkbox>
      <Checkbox aria-invalid="true">{'invalid'}</Checkbox>
      <Checkbox disabled>{'disabled'}</Checkbox>
      <Radio name={`${id}radio`} defaultChecked>
        {'Radio'}
      </Radio>
      <Radio name={`${id}radio`}>{'Radio'}</Radio>
      <RadioCard name={`${id}card`} defaultChecked>
        {'RadioCard'}
      </RadioCard>
      <RadioCard name={`${id}card`}>{'RadioCard'}</RadioCard>
      <Switch checked={isOn} onChange={() => setOn(!isOn)}>
        {'Switch'}
      </Switch>
      <Switch checked={false} readOnly>
        {'off'}
      </Switch>
      <Switch checked={false} disabled readOnly>
        {'disabled'}
      </Switch>
    </>
  );
}

function Counted() {
  const id = useId();
  const [quantity, setQuantity] = useState(1);
  const [stars, setStars] = useState(4);
  return (
    <>
      <Stepper
        labels={{ quantity: 'quantity', less: 'less', more: 'more' }}
        quantity={quantity}
        most={9}
        onChange={setQuantity}
      />
      <Stepper
        labels={{ quantity: 'sold out', less: 'less', more: 'more' }}
        quantity={1}
        most={0}
        onChange={setQuantity}
      />
      <StarField
        label={'StarField'}
        name={id}
        value={stars}
        nameOf={(count) => `${count} / 5`}
        wordOf={(count) => `${count} / 5`}
        onChange={setStars}
      />
    </>
  );
}

function Files() {
  const t = useTranslations('kit');
  const chooser = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('FileInput');
  const texts = {
    label: 'PicturesField',
    add: t('add'),
    hint: t('hint'),
    remove: (number: string) => `${t('close')} ${number}`,
    uploading: (number: string) => `PicturesField ${number}`,
  };
  return (
    <>
      <PicturesField
        placed={[{ key: 1, part: 0.4, picture: null }]}
        max={3}
        accept="image/png"
        texts={texts}
        onAdd={() => {}}
        onRemove={() => {}}
      />
      <PicturesField
        placed={[]}
        max={3}
        accept="image/png"
        texts={{ ...texts, list: 'PicturesField error' }}
        error={t('error')}
        onAdd={() => {}}
        onRemove={() => {}}
      />
      <FileInput ref={chooser} label={'FileInput'} accept="*" onChoose={([file]) => file && setName(file.name)} />
      <Button variant="secondary" onClick={() => chooser.current?.click()}>
        {name}
      </Button>
    </>
  );
}
