import styles from './ToastView.less';

/** The toast of spec section 3: a line over the page that is read out and gets in nobody's way. */
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
