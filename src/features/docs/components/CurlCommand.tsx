import { useState } from 'react';
import { Stack } from '@/components/Layout';
import type { AnyCall } from '@/api/defineCall';
import { curlCommand, maskedToken } from '@/features/docs/curlCommand';
import { useSession } from '@/hooks/useInitialState';
import { currentToken } from '@/lib/session';
import { CheckboxRow } from '@/platform/CheckboxRow';
import { JsonBlock } from './JsonBlock';

/** The call as a cURL command. The token is masked until it is asked for: it lets its holder act as the customer. */
export function CurlCommand({ call, input }: { call: AnyCall; input: unknown }) {
  const { user } = useSession();
  const [isTokenShown, setTokenShown] = useState(false);
  const token = user ? (isTokenShown ? currentToken() : maskedToken) : '';
  return (
    <Stack gap={8} width="full">
      <JsonBlock
        name={`cURL command of ${call.name}`}
        title="As cURL"
        text={curlCommand(call, input, {
          origin: API_ROOT.startsWith('http') ? API_ROOT : window.location.origin + API_ROOT,
          token,
        })}
      />
      {user && (
        <CheckboxRow name="token" isChecked={isTokenShown} onChange={setTokenShown} fieldError={undefined}>
          With my session token. Anyone who has it can act as me.
        </CheckboxRow>
      )}
    </Stack>
  );
}
