import styles from './comparison.module.css';

interface ComparisonProps {
  title: string;
  text: string;
  rows: readonly { what: string; diy: string; ours: string }[];
}

export function Comparison({ title, text, rows }: ComparisonProps) {
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <h2 id="comparison">{title}</h2>
      <p>{text}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Compared</th>
            <th scope="col">Do-it-yourself platform</th>
            <th scope="col">With us</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, diy, ours }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{diy}</td>
              <td>{ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
