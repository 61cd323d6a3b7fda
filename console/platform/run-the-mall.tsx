import { Anchor, Button, Center, Loader, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type CallFailure, callMall } from '#console/base/call-mall.ts';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText } from '#console/base/failure-text.ts';
import { useTitle } from '#console/base/frame/use-title.ts';
import { EntryCard } from '#console/base/session/entry-card.tsx';
import { PasswordField } from '#console/base/session/proof-fields.tsx';
import { useSignOut } from '#console/base/session/sign-out.ts';
import { signInPath, useUser } from '#console/base/session/user.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { isEmail } from '#contract/core/email.ts';
import { acceptOperatorInvitation, addFirstAdministrator, getOperatorInvitation } from '#contract/operators/console.ts';
import { PlatformMessages } from './platform-messages.tsx';

type Invitation = OutputOf<typeof getOperatorInvitation>;

/** Where the link leads that a new mall prints, and the mail that invites someone to run it. */
export default function RunTheMall() {
  return (
    <PlatformMessages>
      <Entry />
    </PlatformMessages>
  );
}

function Entry() {
  const t = useTranslations('platform.entry');
  useTitle(t('title'));
  const key = useSearchParams()[0].get('key') ?? '';
  const textOf = useFailureText();
  const { data, error } = useQuery<Invitation, CallFailure>({
    queryKey: [getOperatorInvitation.path, key],
    queryFn: () => callMall(getOperatorInvitation, { key }),
  });
  return (
    <EntryCard title={t('title')} isOfPlatform>
      {error && <FailureAlert text={error.reason === 'bad_input' ? t('broken') : textOf(error)} />}
      {!data && !error && (
        <Center>
          <Loader />
        </Center>
      )}
      {data && data.email === null && <FirstAdministrator invitationKey={key} />}
      {data && data.email !== null && <Offer {...data} email={data.email} invitationKey={key} />}
    </EntryCard>
  );
}

function FirstAdministrator({ invitationKey: key }: { invitationKey: string }) {
  const t = useTranslations('platform.entry');
  const navigate = useNavigate();
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => (isEmail(email.trim()) ? null : t('emailWrong')),
      password: (password) => (password ? null : t('passwordMissing')),
    },
  });
  const submit = form.onSubmit(async ({ email, password }) => {
    setFailure(null);
    try {
      await callMall(addFirstAdministrator, { key, email, password });
      await navigate(`${signInPath('/platform')}&email=${encodeURIComponent(email.trim())}`);
    } catch (error) {
      setFailure(textOf(error));
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{t('first')}</Text>
        <FailureAlert text={failure} />
        <TextInput label={t('email')} type="email" autoComplete="username" {...form.getInputProps('email')} />
        <PasswordField autoComplete="new-password" {...form.getInputProps('password')} />
        <Button type="submit" size="md" loading={form.submitting}>
          {t('begin')}
        </Button>
      </Stack>
    </form>
  );
}

type OfferProps = Invitation & { email: string; invitationKey: string };

function Offer({ email, roleName, hasAccount, invitationKey }: OfferProps) {
  const t = useTranslations('platform.entry');
  const words = useTranslations('console.invitation');
  const { data: user } = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const textOf = useFailureText();
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>({ isBusy: false, failure: null });

  async function accept() {
    setState({ isBusy: true, failure: null });
    try {
      await callMall(acceptOperatorInvitation, { key: invitationKey });
      location.assign('/console/platform'); // with all that was loaded before asked for again
    } catch (error) {
      setState({ isBusy: false, failure: textOf(error) });
    }
  }

  return (
    <Stack>
      <Text>{roleName === null ? t('asAdministrator') : t('asRole', { role: roleName })}</Text>
      <FailureAlert text={state.failure} />
      {user && user.email === email && (
        <Button size="md" loading={state.isBusy} onClick={accept}>
          {words('accept')}
        </Button>
      )}
      {user && user.email !== email && (
        <>
          <Text>{words('another', { email, current: user.email ?? user.nickname })}</Text>
          <Button variant="default" onClick={signOut}>
            {words('change')}
          </Button>
        </>
      )}
      {!user && hasAccount && (
        <Button size="md" component={Link} to={`${signInPath(pathname + search)}&email=${encodeURIComponent(email)}`}>
          {words('signIn', { email })}
        </Button>
      )}
      {!user && !hasAccount && (
        <>
          <Text>{words('newcomer', { email })}</Text>
          <Button size="md" component="a" href="/register" target="_blank">
            {words('register')}
          </Button>
          <Anchor component="button" type="button" onClick={() => void navigate(0)}>
            {words('registered')}
          </Anchor>
        </>
      )}
    </Stack>
  );
}
