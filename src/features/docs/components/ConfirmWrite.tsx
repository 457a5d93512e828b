import type { AnyCall } from '@/api/defineCall';
import { effectKeyOf, useDocsLabels } from '@/features/docs/useDocsLabels';
import type { TryCallState } from '@/features/docs/useTryCall';
import { PanelActions } from '@/platform/PanelActions';
import { usePlatform } from '@/platform/usePlatform';
import styles from './ConfirmWrite.less';
import shared from './shared.less';

/** Asks before a write is sent: what it does, where, and as whom. */
export function ConfirmWrite({ call, state }: { call: AnyCall; state: TryCallState }) {
  const { t } = useDocsLabels();
  const effectKey = effectKeyOf(call.name);
  const { Button, Panel } = usePlatform();
  const { confirmation, confirm, user, isRepeat } = state;
  return (
    <Panel
      modal={confirmation}
      title={t('docs.confirm.title', { name: call.name })}
      footer={
        <PanelActions>
          <Button isSafe onClick={confirmation.close}>
            {t('docs.confirm.cancel')}
          </Button>
          <Button tone="primary" onClick={confirm}>
            {t('docs.confirm.send')}
          </Button>
        </PanelActions>
      }
    >
      <div className={styles.texts}>
        {effectKey && <p>{t(effectKey)}</p>}
        {call.kind === 'money' && <p>{t(isRepeat ? 'docs.confirm.sameId' : 'docs.confirm.newId')}</p>}
        <p className={shared.quiet}>
          {user
            ? t('docs.confirm.where', { host: window.location.host, name: user.nickname })
            : t('docs.confirm.whereNobody', { host: window.location.host })}
        </p>
      </div>
    </Panel>
  );
}
