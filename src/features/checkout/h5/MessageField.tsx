import { NoteField } from '@/features/checkout/components/NoteField';

/** The note to the shop on h5: at most 200 characters, with a counter. */
export function MessageField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return <NoteField value={value} onChange={onChange} rows={3} />;
}
