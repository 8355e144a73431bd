//! Numbers about the program at work, and the text in which Prometheus reads them. To count costs
//! an addition. <https://prometheus.io/docs/instrumenting/exposition_formats/>
//!
//! Labels are fixed words and status numbers alone: nothing that a person wrote, and no id, ever
//! becomes one.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The counters of the connection to Discord.
#[derive(Debug)]
pub struct Metrics {
    /// Number of interactions, by their type and the command's name.
    pub interactions: Family,
    /// Answers by their fate: `given` in time, `lost` on the way, `shed` because too many were in
    /// flight.
    pub answers: Family,
    /// From the arrival of an interaction to Discord's receipt of its answer, or of the promise of
    /// one.
    pub answer_times: Histogram,
    /// Number of requests to Discord, by the status that came back, or `none`.
    pub requests: Family,
    /// Events of the gateway: `identify` sent, `session` begun or resumed, client `given-up` because nothing was heard of it,
    /// `no-allowance` for another session.
    pub gateway: Family,
    /// Requests to the HTTP front, by their fate: `taken`, `ping`, `event`, or the reason of the refusal.
    pub signed: Family,
    /// Number of outbox tasks, by their fate: `done`, `again`, `given-up`, or `malformed` where Discord does not take the
    /// request as it is written.
    pub tasks: Family,
}

/// Counters that differ by their labels.
#[derive(Debug, Default)]
pub struct Family(Mutex<BTreeMap<String, u64>>);

/// Durations of something, counted in buckets.
#[derive(Debug, Default)]
pub struct Histogram {
    /// One for each of [`BOUNDS`], and one for what took longer.
    buckets: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

/// Upper bounds in seconds; Discord waits for 3 s.
const BOUNDS: [f64; 10] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0];

impl Default for Metrics {
    fn default() -> Self {
        let outcomes = |values: &[&str]| Family::of("outcome", values);
        Self {
            interactions: Family::default(),
            answers: outcomes(&["given", "lost", "shed"]),
            answer_times: Histogram::default(),
            requests: Family::default(),
            gateway: Family::of("event", &["identify", "session", "given-up", "no-allowance"]),
            signed: outcomes(&[
                "taken",
                "ping",
                "event",
                "unsigned",
                "old",
                "wrong",
                "replayed",
                "unread",
                "malformed",
            ]),
            tasks: outcomes(&["done", "again", "given-up", "malformed"]),
        }
    }
}

impl Family {
    /// Returns counters of which those with these values of a label are there from the start: that a counter grows is seen
    /// only from a number before. <https://prometheus.io/docs/practices/instrumentation/#avoid-missing-metrics>
    pub fn of(name: &str, values: &[&str]) -> Self {
        let counters = values.iter().map(|value| (format!("{name}=\"{value}\""), 0));
        Self(Mutex::new(counters.collect()))
    }

    /// Counts one with this label.
    pub fn count(&self, name: &str, value: impl Display) {
        self.add(format!("{name}=\"{value}\""));
    }

    /// Counts one with these two labels.
    pub fn count_two(&self, [one, other]: [(&str, &str); 2]) {
        self.add(format!("{}=\"{}\",{}=\"{}\"", one.0, one.1, other.0, other.1));
    }

    fn add(&self, labels: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(labels).or_default() += 1;
    }

    fn read(&self) -> BTreeMap<String, u64> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Histogram {
    /// Counts one with its duration.
    pub fn observe(&self, took: Duration) {
        let bucket =
            BOUNDS.iter().position(|bound| took.as_secs_f64() <= *bound).unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.micros
            .fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }
}

impl Metrics {
    /// Writes all counters onto a page.
    pub fn write(&self, page: &mut Page) {
        page.family(
            "interactions_total",
            "Interactions that Discord delivered",
            &self.interactions,
        );
        page.family("answers_total", "What became of the answers to interactions", &self.answers);
        let help =
            "From an interaction's arrival to Discord's receipt of the answer or its promise";
        page.histogram("answer_seconds", help, &self.answer_times);
        page.family(
            "api_requests_total",
            "Requests to Discord, by the status that came back",
            &self.requests,
        );
        page.family("gateway_events_total", "Events of the gateway's connection", &self.gateway);
        page.family(
            "signed_requests_total",
            "Requests to the HTTP front, by what became of them",
            &self.signed,
        );
        page.family(
            "outbox_tasks_total",
            "Tasks of the outbox, by what became of them",
            &self.tasks,
        );
    }
}

/// A page in Prometheus' text format; every name begins with `narabe_`.
#[derive(Debug, Default)]
pub struct Page(String);

impl Page {
    /// A number that only grows.
    pub fn counter(&mut self, name: &str, help: &str, value: u64) {
        self.head(name, "counter", help);
        self.line(name, "", value);
    }

    /// A number that goes up and down.
    pub fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, "gauge", help);
        self.line(name, "", value);
    }

    /// A gauge of 1 that is there for its label.
    pub fn about(&mut self, name: &str, help: &str, label: &str, value: &str) {
        self.head(name, "gauge", help);
        self.line(name, &format!("{{{label}=\"{value}\"}}"), 1);
    }

    /// Counters that differ by their labels.
    pub fn family(&mut self, name: &str, help: &str, family: &Family) {
        self.head(name, "counter", help);
        for (labels, value) in family.read() {
            self.line(name, &format!("{{{labels}}}"), value);
        }
    }

    /// A histogram: buckets that each count what the ones before do too, the sum in seconds, and
    /// the count.
    pub fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, "histogram", help);
        let mut count = 0;
        let bounds = BOUNDS.iter().map(f64::to_string).chain(["+Inf".to_owned()]);
        for (bucket, bound) in histogram.buckets.iter().zip(bounds) {
            count += bucket.load(Ordering::Relaxed);
            self.line(&format!("{name}_bucket"), &format!("{{le=\"{bound}\"}}"), count);
        }
        let seconds = Duration::from_micros(histogram.micros.load(Ordering::Relaxed)).as_secs_f64();
        self.line(&format!("{name}_sum"), "", seconds);
        self.line(&format!("{name}_count"), "", count);
    }

    /// The text of the page.
    pub fn into_text(self) -> String {
        self.0
    }

    fn head(&mut self, name: &str, kind: &str, help: &str) {
        // Writing into a string cannot fail.
        let _ = writeln!(self.0, "# HELP narabe_{name} {help}.\n# TYPE narabe_{name} {kind}");
    }

    fn line(&mut self, name: &str, labels: &str, value: impl Display) {
        let _ = writeln!(self.0, "narabe_{name}{labels} {value}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first of them would not be seen to be one.
    #[test]
    fn counters_are_there_before_their_first_event() {
        let metrics = Metrics::default();
        metrics.answers.count("outcome", "lost");
        let mut page = Page::default();
        metrics.write(&mut page);
        let page = page.into_text();
        for line in [
            "narabe_answers_total{outcome=\"lost\"} 1",
            "narabe_answers_total{outcome=\"shed\"} 0",
            "narabe_outbox_tasks_total{outcome=\"malformed\"} 0",
            "narabe_signed_requests_total{outcome=\"replayed\"} 0",
            "narabe_gateway_events_total{event=\"given-up\"} 0",
        ] {
            assert!(page.lines().any(|written| written == line), "{line} is not in {page}");
        }
    }
}
