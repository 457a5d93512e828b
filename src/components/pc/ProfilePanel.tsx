import { useModel } from '@umijs/max';
import { Button } from 'antd';
import { useRef, type ComponentType, type ReactNode } from 'react';
import type { User } from '@/api/schema/user';
import { AvatarForm } from '@/components/both/AvatarForm';
import type { Kit } from '@/components/both/kit';
import { NicknameForm } from '@/components/both/NicknameForm';
import { PhoneForm } from '@/components/both/PhoneForm';
import { Avatar } from '@/components/common/Avatar';
import { useQueryLayer } from '@/hooks/useQueryLayer';
import type { Layer } from '@/hooks/useLayer';
import { useSession } from '@/hooks/useShopState';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import { Dialog } from './Dialog';
import { kit } from './kit';
import { PhotoDialog } from './PhotoDialog';
import styles from './ProfilePanel.less';

interface Part {
  name: 'avatar' | 'nickname' | 'phone';
  layer: Layer;
  value: ReactNode;
  Form: ComponentType<{ kit: Kit; PhotoPanel: typeof PhotoDialog; user: User; onSaved: () => void }>;
}

/** Who the customer is, and the dialogs in which it is changed; an open one stands in the address. */
export function ProfilePanel() {
  const { t } = useWords();
  const { date } = useWhen();
  const { user } = useSession();
  const { showToast } = useModel('toast');
  const layers = { avatar: useQueryLayer('edit', 'avatar'), nickname: useQueryLayer('edit', 'nickname'), phone: useQueryLayer('edit', 'phone') };
  const content = useRef<HTMLDivElement>(null);
  // Whoever asked for a change begins with it, not at the cross, where the kit puts the focus; whoever is faster stays where they are.
  const beginAtField = () => {
    if (content.current?.contains(document.activeElement)) return;
    content.current?.querySelector<HTMLElement>('input:checked, input:not([type="radio"])')?.focus();
  };
  if (!user) return null;
  const parts: readonly Part[] = [
    { name: 'avatar', layer: layers.avatar, value: <Avatar avatar={user.avatar} size={88} />, Form: AvatarForm },
    { name: 'nickname', layer: layers.nickname, value: user.nickname, Form: NicknameForm },
    { name: 'phone', layer: layers.phone, value: user.phone, Form: PhoneForm },
  ];
  const leave = ({ name, layer }: Part) => {
    showToast(t(`profile.${name}.saved`));
    layer.close();
  };
  return (
    <>
      <dl className={styles.card}>
        {parts.map(({ name, layer, value }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{t(`profile.${name}`)}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd>
              <Button shape="round" aria-haspopup="dialog" onClick={layer.open}>
                {t('profile.change')}
                <span className="visually-hidden"> {t(`profile.${name}`)}</span>
              </Button>
            </dd>
          </div>
        ))}
        {user.joinedAt && (
          <div className={styles.row}>
            <dt className={styles.name}>{t('profile.joined')}</dt>
            <dd className={styles.value}>{date(user.joinedAt)}</dd>
          </div>
        )}
      </dl>
      {parts.map((part) => (
        <Dialog key={part.name} layer={part.layer} title={t(`profile.${part.name}.title`)} width={480} onOpened={beginAtField}>
          <div ref={content}>
            <part.Form kit={kit} PhotoPanel={PhotoDialog} user={user} onSaved={() => leave(part)} />
          </div>
        </Dialog>
      ))}
    </>
  );
}
