import { Group, Image, Text } from '@mantine/core';
import type { Picture } from '#contract/core/values.ts';

type ProductCellProps = { image: Picture | undefined; name: string | undefined; text: string; isShort?: boolean };

/** A product in a table: its picture, its name and a line below, such as the variant. */
export function ProductCell({ image, name, text, isShort = false }: ProductCellProps) {
  const size = isShort ? 40 : 48;
  return (
    <Group gap="sm" wrap="nowrap">
      <Image src={image && `${image.url}/80`} w={size} h={size} radius="sm" alt="" />
      <div style={{ minWidth: 0 }}>
        <Text size="sm" {...(isShort && { lineClamp: 2 })}>
          {name}
        </Text>
        <Text size="sm" c="dimmed" {...(isShort && { truncate: true })}>
          {text}
        </Text>
      </div>
    </Group>
  );
}
