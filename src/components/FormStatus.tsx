import { FormError } from './FormError';
import { Text } from './Layout';

interface Props {
  /** Progress message; announced politely when it changes. */
  progress: string | undefined;
  /** Error message; announced immediately. */
  formError: string | undefined;
}

/**
 * Progress and error of sending a code or signing in. Both live regions are always rendered, because screen readers
 * only announce changes of existing regions.
 */
export function FormStatus({ progress, formError }: Props) {
  return (
    <>
      <div role="status">
        {progress && (
          <Text as="p" color="ink-2" size={13}>
            {progress}
          </Text>
        )}
      </div>
      <FormError>{formError}</FormError>
    </>
  );
}
