import styles from './steps.module.css';

const STEPS = [
  { name: 'Submit', text: 'Fill in the form below. A title, a type and your name are enough.' },
  { name: 'Notify', text: 'The owner receives an email notification with your submission.' },
  { name: 'Review', text: 'The owner reads it and looks at what it would become on the website.' },
  { name: 'Feedback', text: 'It is approved, a revision is requested, or it is rejected, with a comment.' },
];

export function Steps() {
  return (
    <section className={`page-width ${styles.steps ?? ''}`}>
      <h2 className="visually-hidden">How it works</h2>
      <ol className="leaded">
        {STEPS.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
