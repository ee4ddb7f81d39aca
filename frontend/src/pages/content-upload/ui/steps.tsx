import styles from './steps.module.css';

const STEPS = [
  { name: 'Submit', text: 'Fill in the form below. A title, a type and your name are enough.' },
  { name: 'Notify', text: 'The owner receives an email notification with your submission.' },
  { name: 'Review', text: 'The owner reviews it and sees how it would look on the website.' },
  { name: 'Feedback', text: 'It’s approved, sent back for revision or rejected, with a comment.' },
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
