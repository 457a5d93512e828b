import { Modal } from 'antd';
import { useRef } from 'react';
import { LoginForm } from '@/components/both/LoginForm';
import { useWords } from '@/hooks/useWords';
import { kit } from './kit';
import styles from './LoginDialog.less';

/** Sign-in over the page, which stays as it is. `onClose` is called when the customer leaves and when they are signed in. */
export default function LoginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords();
  const content = useRef<HTMLDivElement>(null);

  // Whoever asked to sign in begins to type: not at the cross, where the kit puts the focus; whoever is faster stays where they are.
  const beginAtPhone = (isOpen: boolean) => {
    if (isOpen && !content.current?.contains(document.activeElement)) content.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <Modal open={open} onCancel={onClose} afterOpenChange={beginAtPhone} title={<span className="serif">{t('login.title')}</span>} footer={null} width={440} centered destroyOnHidden>
      <div ref={content}>
        <p className={styles.text}>{t('login.welcomeText')}</p>
        <LoginForm kit={kit} onEntered={onClose} />
      </div>
    </Modal>
  );
}
