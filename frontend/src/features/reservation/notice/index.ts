export { useUnseenRequests } from './model/use-unseen-requests';
export { SoundSwitch } from './ui/sound-switch';
