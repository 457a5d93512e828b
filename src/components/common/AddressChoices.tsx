import { useId } from 'react';
import type { ReadyAddress } from '@/domain/addressRules';
import styles from './AddressChoices.less';
import { AddressText } from './AddressText';

interface Props<One extends ReadyAddress & { id: string }> {
  legend: string;
  addresses: readonly One[];
  chosenId: string | undefined;
  onChoose: (address: One) => void;
}

/** One of several addresses, as radio buttons. */
export function AddressChoices<One extends ReadyAddress & { id: string }>({ legend, addresses, chosenId, onChoose }: Props<One>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.choices}>
        {addresses.map((address) => (
          <label key={address.id} className={styles.choice}>
            <input type="radio" name={name} value={address.id} checked={address.id === chosenId} onChange={() => onChoose(address)} />
            <AddressText address={address} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
