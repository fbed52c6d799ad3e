//! Plain text tables for the terminal.

/// Lays out rows under a heading: the first column to the left, the others to the right.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns)
        .map(|column| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let space = " ".repeat(width - cell.chars().count());
            if column == 0 {
                line.push_str(&format!("{cell}{space}"));
            } else {
                line.push_str(&format!("  {space}{cell}"));
            }
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::table;

    #[test]
    fn columns_line_up() {
        let rows = [["file", "raw"], ["a.js", "10"], ["longer", "12345"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(table(&rows), "file      raw\na.js       10\nlonger  12345\n");
    }

    #[test]
    fn nothing_gives_nothing() {
        assert_eq!(table(&[]), "");
    }
}
