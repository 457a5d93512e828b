import styles from './NextSteps.less';

/** What comes next after an order, sentence by sentence. */
export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.next} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}
