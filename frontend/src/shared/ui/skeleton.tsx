import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Visible text, for instance 'Loading reservations...'. */
  label?: string;
  rows?: number;
}

export function Skeleton({ label = 'Loading...', rows = 3 }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <p className={styles.label}>{label}</p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true" />
      ))}
    </div>
  );
}
