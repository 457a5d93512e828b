import { FormError } from '@/components/FormError';
import { Box, Row, Stack, Text, type LayoutProps } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import type { Address } from '@/api/addresses';
import { LoadingRows } from '@/platform/LoadingRows';
import type { AddressBook as Book } from '@/features/address/useAddressBook';
import type { AddressScreen } from '@/features/address/useAddressScreen';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import type { FrameControl } from '@/platform/controlProps';
import { PanelActions } from '@/platform/PanelActions';
import { usePlatform } from '@/platform/usePlatform';
import { useMutationLabels } from '@/query/useMutationLabels';
import { AddressForm } from './AddressForm';
import { AddressText } from './AddressText';
import { Pencil, Trash2 } from 'lucide-react';
import styles from './address.less';

/** The list, and its place while it loads. */
export const addressListLayout = {
  h5: { gap: 12, paddingBlock: 8, paddingInline: 16 },
  pc: { gap: 16, style: autoColumns('340px') },
} as const;

const actionLayout = {
  inline: true,
  align: 'center',
  gap: 6,
  minHeight: 'touch',
  padding: 0,
  color: 'ink-2',
  size: 13,
} satisfies LayoutProps;

interface AddressListProps {
  Frame: FrameControl;
  addresses: readonly Address[];
  isBusy: boolean;
  onMakeDefault: (address: Address) => void;
  onEdit: (address: Address) => void;
  onRemove: (address: Address) => void;
}

/** The saved addresses, one card each, with their actions. */
function AddressList({ Frame, addresses, isBusy, onMakeDefault, onEdit, onRemove }: AddressListProps) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  return (
    <Stack as="ul" {...addressListLayout[platform]} aria-label={t('address.list')}>
      {addresses.map((address) => {
        const whose = { name: address.recipient, street: address.street };
        return (
          <Stack as="li" key={address.id} overflow="hidden" border="line" radius="card" background="surface">
            <Frame className={styles.content} onRemove={() => onRemove(address)}>
              <AddressText address={address} />
              <Row wrap justify="end" rowGap={0} columnGap={20} marginTop={8} borderTop="line">
                {!address.isDefault && (
                  <Row
                    as="button"
                    type="button"
                    {...actionLayout}
                    className={styles.action}
                    style={{ marginInlineEnd: 'auto' }}
                    disabled={isBusy}
                    aria-label={t('address.makeDefaultOf', whose)}
                    onClick={() => onMakeDefault(address)}
                  >
                    {t('address.makeDefault')}
                  </Row>
                )}
                <Row
                  as="button"
                  type="button"
                  {...actionLayout}
                  className={styles.action}
                  aria-label={t('address.editOf', whose)}
                  onClick={() => onEdit(address)}
                >
                  <Pencil size={16} strokeWidth={1.8} aria-hidden />
                  {t('address.edit')}
                </Row>
                <Row
                  as="button"
                  type="button"
                  {...actionLayout}
                  className={styles.action}
                  disabled={isBusy}
                  aria-label={t('address.removeOf', whose)}
                  onClick={() => onRemove(address)}
                >
                  <Trash2 size={16} strokeWidth={1.8} aria-hidden />
                  {t('address.remove')}
                </Row>
              </Row>
            </Frame>
          </Stack>
        );
      })}
    </Stack>
  );
}

const PlainRowFrame: FrameControl = ({ className, children }) => <div className={className}>{children}</div>;

/** The saved addresses with errors of changes, and the panels for editing and removing one. */
export function AddressBook({ screen, Frame = PlainRowFrame }: { screen: AddressScreen; Frame?: FrameControl }) {
  const { platform, Panel } = usePlatform();
  const { t } = useTranslation();
  const { book, isKnown, target, formModal, removalModal, formError } = screen;
  return (
    <>
      {book.addresses.length > 0 && (
        <AddressList
          Frame={Frame}
          addresses={book.addresses}
          isBusy={book.isBusy}
          onMakeDefault={(address) => void screen.makeDefault(address)}
          onEdit={screen.openForm}
          onRemove={screen.openRemoval}
        />
      )}
      <Box paddingInline={platform === 'h5' ? 16 : undefined} marginTop={platform === 'h5' ? undefined : 12}>
        {book.droppedCount > 0 && (
          <Text as="p" color="ink-3" size={13}>
            {t('problem.rowsLeftOut', { count: book.droppedCount })}
          </Text>
        )}
        <FormError>{formError}</FormError>
      </Box>
      <Panel modal={formModal} title={t(target ? 'address.editTitle' : 'address.add')} width={560}>
        {isKnown ? (
          <AddressForm
            key={target?.id}
            book={book}
            address={target}
            saveLabel={t('address.save')}
            onSaved={screen.leaveForm}
          />
        ) : (
          <LoadingRows rows={3} />
        )}
      </Panel>
      <AddressRemoval modal={removalModal} book={book} address={target} onRemoved={screen.leaveRemoval} />
    </>
  );
}

interface Props {
  modal: ModalRoute;
  book: Book;
  address: Address | undefined;
  onRemoved: () => void;
}

/** Asks before an address is removed. Keeping it is the safe choice, comes first and has the focus. */
function AddressRemoval({ modal, book, address, onRemoved }: Props) {
  const { Button, Panel } = usePlatform();
  const { t } = useTranslation();
  const formError = useMutationLabels(book.changing);
  const isUnknown = book.changing.status === 'unknown';
  const remove = async () => {
    if (isUnknown ? await book.checkChanging() : address && (await book.remove(address.id))) onRemoved();
  };
  const footer = (
    <PanelActions>
      <Button isSafe disabled={book.isBusy} onClick={modal.close}>
        {t('address.keep')}
      </Button>
      <Button color="danger" loading={book.isBusy} loadingText={t('address.removing')} onClick={() => void remove()}>
        {isUnknown ? t('problem.checkAgain') : t('address.remove')}
      </Button>
    </PanelActions>
  );
  return (
    <Panel modal={modal} title={t('address.removeTitle')} footer={footer}>
      {address && <AddressText address={address} />}
      <Text as="p" marginTop={12} color="ink-2" size={15}>
        {t('address.removeText')}
      </Text>
      <FormError marginTop={8}>{formError}</FormError>
    </Panel>
  );
}
