import { Anchor, Button, Center, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type CallFailure, callMall } from '#console/base/call-mall.ts';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText } from '#console/base/failure-text.ts';
import { useTitle } from '#console/base/frame/use-title.ts';
import { useLocale } from '#console/base/locale.ts';
import { acceptInvitation, getInvitation } from '#contract/shops/console.ts';
import { EntryCard } from './entry-card.tsx';
import { useSignOut } from './sign-out.ts';
import { signInPath, useUser } from './user.ts';

type Invitation = { shopName: string; roleName: string; email: string; hasAccount: boolean };

/** Where the mail leads that invites someone to work for a shop. */
export default function InvitationPage() {
  const t = useTranslations('console.invitation');
  useTitle(t('title'));
  const key = useSearchParams()[0].get('key') ?? '';
  const locale = useLocale();
  const textOf = useFailureText();
  const { data, error } = useQuery<Invitation, CallFailure>({
    queryKey: [getInvitation.path, key, locale],
    queryFn: () => callMall(getInvitation, { key }),
  });
  return (
    <EntryCard title={t('title')}>
      {error && <FailureAlert text={error.reason === 'bad_input' ? t('broken') : textOf(error)} />}
      {!data && !error && (
        <Center>
          <Loader />
        </Center>
      )}
      {data && <Offer invitation={data} invitationKey={key} />}
    </EntryCard>
  );
}

function Offer({ invitation, invitationKey }: { invitation: Invitation; invitationKey: string }) {
  const t = useTranslations('console.invitation');
  const { shopName, roleName, email, hasAccount } = invitation;
  const { data: user } = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const textOf = useFailureText();
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>({ isBusy: false, failure: null });

  async function accept() {
    setState({ isBusy: true, failure: null });
    try {
      const { shopId } = await callMall(acceptInvitation, { key: invitationKey });
      location.assign(`/console/${shopId}`); // with all that was loaded before asked for again
    } catch (error) {
      setState({ isBusy: false, failure: textOf(error) });
    }
  }

  return (
    <Stack>
      <Text>{t('text', { shop: shopName, role: roleName })}</Text>
      {state.failure && <FailureAlert text={state.failure} />}
      {user && user.email !== email && <Text>{t('another', { email, current: user.email ?? user.nickname })}</Text>}
      {user && user.email === email && (
        <Button size="md" loading={state.isBusy} onClick={accept}>
          {t('accept')}
        </Button>
      )}
      {user && user.email !== email && (
        <Button variant="default" onClick={signOut}>
          {t('change')}
        </Button>
      )}
      {!user && hasAccount && (
        <Button size="md" component={Link} to={`${signInPath(pathname + search)}&email=${encodeURIComponent(email)}`}>
          {t('signIn', { email })}
        </Button>
      )}
      {!user && !hasAccount && (
        <>
          <Text>{t('newcomer', { email })}</Text>
          <Button size="md" component="a" href="/register" target="_blank">
            {t('register')}
          </Button>
          <Anchor component="button" type="button" onClick={() => void navigate(0)}>
            {t('registered')}
          </Anchor>
        </>
      )}
    </Stack>
  );
}
