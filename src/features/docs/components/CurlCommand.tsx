import { useState } from 'react';
import type { AnyCall } from '@/api/defineCall';
import { curlCommand, maskedToken } from '@/features/docs/curlCommand';
import { useDocsLabels } from '@/features/docs/useDocsLabels';
import { useSession } from '@/hooks/useInitialState';
import { currentToken } from '@/lib/session';
import { CheckboxRow } from '@/platform/CheckboxRow';
import { JsonBlock } from './JsonBlock';
import styles from './CurlCommand.less';

/** The call as a cURL command. The token is masked until it is asked for: it lets its holder act as the customer. */
export function CurlCommand({ call, input }: { call: AnyCall; input: unknown }) {
  const { t } = useDocsLabels();
  const { user } = useSession();
  const [isTokenShown, setTokenShown] = useState(false);
  const token = user ? (isTokenShown ? currentToken() : maskedToken) : '';
  return (
    <div className={styles.command}>
      <JsonBlock
        name={t('docs.curl.name', { name: call.name })}
        title={t('docs.curl')}
        text={curlCommand(call, input, {
          origin: API_ROOT.startsWith('http') ? API_ROOT : window.location.origin + API_ROOT,
          token,
        })}
      />
      {user && (
        <CheckboxRow name="token" isChecked={isTokenShown} onChange={setTokenShown} fieldError={undefined}>
          {t('docs.curl.withToken')}
        </CheckboxRow>
      )}
    </div>
  );
}
