import { NoteField } from '@/components/common/NoteField';

/** The note to the shop on a desktop page: at most 200 characters, with how many are used. */
export function MessageField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return <NoteField value={value} onChange={onChange} rows={2} />;
}
