import '@/features/login/emailMessages';
import { useRef } from 'react';
import { FormStatus } from '@/components/FormStatus';
import { Stack, Text } from '@/components/Layout';
import { CodeStatus } from '@/features/login/components/CodeStatus';
import styles from '@/features/login/components/login.less';
import { useDeleteAccount } from '@/features/profile/useDeleteAccount';
import { useGoBack } from '@/hooks/useGoBack';
import { useTranslation } from '@/hooks/useTranslation';
import { formatPhone } from '@/lib/phone';
import type { FormKit } from '@/platform/formKit';
import { LoadingRows } from '@/platform/LoadingRows';
import { PanelActions } from '@/platform/PanelActions';
import { useFormKit } from '@/platform/useFormKit';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  /** Where the code goes: the phone (E.164) or e-mail address of the account. */
  to: string;
  /** Something in the account is open: it cannot be deleted now. */
  onOpen: () => void;
}

/** The code that confirms the deletion, and the button that deletes the account. Keeping it is the safe choice and comes first. */
export function DeletionForm(props: Props) {
  const kit = useFormKit();
  return kit ? <Fields kit={kit} {...props} /> : <LoadingRows rows={2} />;
}

function Fields({ kit: { Form, FormItem, Input }, to, onOpen }: Props & { kit: FormKit }) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const form = useDeleteAccount(to, onOpen);
  const keep = useGoBack('profile');
  const code = useRef<HTMLDivElement>(null);
  const { labels, isBusy, codeRequest } = form;
  const requestCode = async () => {
    if (await form.requestCode()) code.current?.querySelector('input')?.focus();
  };
  return (
    <Form {...form.fields}>
      <Text as="h2" size={17}>
        {t('deletion.confirm')}
      </Text>
      <Text as="p" size={15}>
        {t('deletion.confirmText', { phone: formatPhone(to) })}
      </Text>
      <div ref={code} className={styles.code}>
        <FormItem
          name="code"
          label={t(form.by === 'email' ? 'login.email.code' : 'login.code')}
          hint={t('deletion.codeHint', { count: form.codeLength })}
          required
        >
          <Input name="code" inputMode="numeric" autoComplete="one-time-code" autoCapitalize="off" />
        </FormItem>
        <div>
          <Button aria-disabled={!codeRequest.canSend} onClick={() => void requestCode()}>
            {labels.request.button}
          </Button>
        </div>
        <CodeStatus form={form} labels={labels} />
      </div>
      <Stack gap={12}>
        <FormStatus
          progress={isBusy ? labels.formError : undefined}
          formError={isBusy ? undefined : labels.formError}
        />
        <PanelActions>
          <Button disabled={isBusy} onClick={keep}>
            {t('deletion.keep')}
          </Button>
          <Button color="danger" htmlType="submit" loading={isBusy} loadingText={t('deletion.busy')}>
            {form.isUnknown ? t('problem.checkAgain') : t('deletion.submit')}
          </Button>
        </PanelActions>
      </Stack>
    </Form>
  );
}
