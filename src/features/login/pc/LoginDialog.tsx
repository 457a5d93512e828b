import { Modal } from 'antd';
import { useRef } from 'react';
import { LoginForm } from '@/features/login/pc/LoginForm';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './LoginDialog.less';

/** The sign-in dialog. `onClose` is called when the customer closes it and after the sign-in. */
export default function LoginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);

  // Focuses the phone field instead of the close button, unless the user has already focused something.
  const beginAtPhone = (isOpen: boolean) => {
    if (isOpen && !content.current?.contains(document.activeElement))
      content.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <Modal
      open={open}
      onCancel={onClose}
      afterOpenChange={beginAtPhone}
      title={<span className="serif">{t('login.title')}</span>}
      footer={null}
      width={440}
      centered
      destroyOnHidden
    >
      <div ref={content}>
        <p className={styles.text}>{t('login.welcomeText')}</p>
        <LoginForm onEntered={onClose} />
      </div>
    </Modal>
  );
}
