import { Flex, Switch } from 'antd';
import { useId } from 'react';
import { playSoftly, useSoundPreference } from '../model/sound-preference';
import styles from './sound-switch.module.css';

/** Stored in this browser. Turning it on plays the sound. */
export function SoundSwitch() {
  const { isOn, set } = useSoundPreference();
  const id = useId();
  return (
    <Flex gap="small" align="center" className={styles.sound}>
      <Switch
        id={id}
        checked={isOn}
        onChange={(wanted) => {
          set(wanted);
          if (wanted) void playSoftly();
        }}
      />
      <label htmlFor={id}>Sound for new requests</label>
    </Flex>
  );
}
