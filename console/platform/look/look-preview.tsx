import { Box, Group, Image, SimpleGrid, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { coloursOf } from '#contract/content/colours.ts';

const themes = ['light', 'dark'] as const;
/** As in storefront/tokens.css. */
const surfaces = { light: { card: '#ffffff', ink: '#1d2129' }, dark: { card: '#1b1e25', ink: '#e8eaee' } } as const;

type LookPreviewProps = { colour: string; logoHash: string | null };

/** Logo, price, button, mark and link in the light and in the dark theme, as the mall would show them. */
export function LookPreview({ colour, logoHash }: LookPreviewProps) {
  const t = useTranslations('platform-face.look');
  const colours = coloursOf(colour);
  return (
    <Box component="section" aria-label={t('preview')} mt="md">
      <SimpleGrid cols={2}>
        {themes.map((theme) => (
          <Box
            key={theme}
            p="lg"
            bg={surfaces[theme].card}
            c={surfaces[theme].ink}
            style={{ borderRadius: 8, border: '1px solid var(--mantine-color-default-border)' }}
          >
            <Text size="xs" mb="sm">
              {t(theme)}
            </Text>
            <Group gap="sm" mb="md" h={40}>
              {logoHash ? (
                <Image
                  src={pictureAddress(logoHash, 480)}
                  alt={t('logoHash')}
                  h={40}
                  w="auto"
                  maw={200}
                  fit="contain"
                />
              ) : (
                <>
                  <Box w={32} h={32} bg={colours['brand-fill'][theme]} style={{ borderRadius: 8 }} />
                  <Text fw={700} size="xl">
                    {t('mallName')}
                  </Text>
                </>
              )}
            </Group>
            <Group gap="md">
              <Text fw={700} size="lg" c={colours.brand[theme]}>
                {'49.90'}
              </Text>
              <Box px="md" py={6} bg={colours['brand-fill'][theme]} c="#ffffff" style={{ borderRadius: 8 }}>
                {t('button')}
              </Box>
              <Box
                px={8}
                py={2}
                bg={colours['brand-soft'][theme]}
                c={colours['brand-deep'][theme]}
                style={{ borderRadius: 4, fontSize: 12 }}
              >
                {t('mark')}
              </Box>
              <Text size="sm" c={colours.brand[theme]} td="underline">
                {t('link')}
              </Text>
            </Group>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  );
}
