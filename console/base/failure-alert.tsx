import { Alert } from '@mantine/core';

/** Why a form could not be sent, when it is about none of its fields. */
export function FailureAlert({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Alert color="red" role="alert">
      {text}
    </Alert>
  );
}
