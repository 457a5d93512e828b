import styles from './ToastView.less';

/**
 * The toast of spec section 3: a message above the page. Screen readers announce it, and it does not block pointer
 * events.
 */
export function ToastView({ toast }: { toast: { message: string; isVisible: boolean; serial: number } }) {
  return (
    <div className={styles.place} role="status">
      {toast.isVisible && (
        <p key={toast.serial} className={styles.toast}>
          {toast.message}
        </p>
      )}
    </div>
  );
}
