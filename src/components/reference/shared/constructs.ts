/** Styles of the constructs that texts of packages have; those of articles have more. */
import '../../../styles/constructs/alert.css';
import '../../../styles/constructs/code.css';
import '../../../styles/constructs/code-colors.css';
import '../../../styles/constructs/copy-code.css';
import '../../../styles/constructs/link.css';
import '../../../styles/constructs/table.css';
